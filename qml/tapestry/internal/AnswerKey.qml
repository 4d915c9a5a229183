// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// One answer: its pictures, what it is, and what will come of it. Where there is little room the pictures do, with the words for
// who hears them.
Touchable {
    id: root

    // Of the group it stands in.
    required property string title
    required property var key
    property bool isTight: false
    readonly property color mark: key.chosen ? Theme.slipInk : key.possible ? Theme.ink : Theme.inkFaint
    readonly property bool hasPictures: key.pictures.length > 0
    readonly property bool hasWords: !isTight || !hasPictures

    objectName: "key" + key.kind + "_" + key.at + "_" + key.number
    implicitHeight: Math.max(Theme.touch, (hasWords ? words.height : 0) + Theme.gap)
    spokenName: key.title
    spokenDetail: joined(title, key.detail)
    checkable: key.chosen
    checked: key.chosen
    possible: key.possible

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: root.key.chosen ? Theme.ink : root.down || !root.key.possible ? Theme.paperSunk : Theme.paper
        border.width: 1
        border.pixelAligned: false
        border.color: Theme.edge
    }
    PictureRow {
        id: shown
        x: root.hasWords ? Theme.gap : Math.round((parent.width - width) / 2)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.hasPictures
        pictures: root.key.pictures
        room: root.hasWords ? parent.width * 0.4 : parent.width - 6
        size: root.hasWords ? 22 : 20
        color: root.mark
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: root.hasPictures ? shown.width + 2 * Theme.gap : Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        visible: root.hasWords

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            // A name may be cut.
            maximumLineCount: root.hasPictures ? 6 : 2
            elide: Text.ElideRight
            horizontalAlignment: root.hasPictures ? Text.AlignLeft : Text.AlignHCenter
            text: root.key.title
            color: root.mark
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.key.detail
            color: root.key.chosen ? Theme.slipInk : Theme.inkSoft
            font: Type.small
        }
    }
}
