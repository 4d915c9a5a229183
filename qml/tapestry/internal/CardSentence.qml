// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// A card or a civilization by its name, whom and which track it is about, and what it says, in pictures and in words.
Paper {
    id: root

    required property string title
    property string about
    required property string says
    // See PictureRow.
    property var pictures: []
    // Whose it is, as it is spoken; empty where that goes without saying.
    property string owner
    // It is covered.
    property bool isSoft: false
    // Room on the left for a token.
    property int lead: Theme.gap
    //: A tapestry card: %1 its name, %2 whom or which track it is about
    readonly property string heading: about === "" ? title : qsTr("%1 (%2)").arg(title).arg(about)

    height: words.height + Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: (owner === "" ? heading : owner + ", " + heading) + (says === "" ? "" : ". " + says)

    Column {
        id: words
        x: root.lead
        width: parent.width - x - Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.heading
            color: root.isSoft ? Theme.inkSoft : Theme.ink
            font: root.isSoft ? Type.smallBold : Type.labelBold
        }
        PictureRow {
            width: parent.width
            visible: root.pictures.length > 0
            pictures: root.pictures
            size: 18
            room: parent.width
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.says
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
