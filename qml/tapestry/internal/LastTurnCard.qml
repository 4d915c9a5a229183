// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the last turn brought in short, or what undo took back, on a card of its own; a touch opens all of it.
Paper {
    id: root

    required property TapestryMatch match
    property bool isOpened: false
    readonly property string text: match.told !== "" ? match.told : match.lastTurn
    readonly property string inShort: text === match.lastTurn ? match.lastTurnInShort : text
    readonly property bool opensWhole: inShort !== text

    objectName: "told"
    visible: text !== ""
    implicitHeight: column.height + 2 * Theme.gap
    color: opener.down ? Theme.paperSunk : Theme.paper
    onTextChanged: isOpened = false

    Column {
        id: column
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        AppText {
            id: heading
            //: Heading over what the last turn brought
            text: qsTr("Last turn")
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.isOpened ? root.text : root.inShort
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: root.text
        }
    }
    Icon {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Theme.gap
        visible: root.opensWhole
        rotation: root.isOpened ? -90 : 90
        name: "chevron"
        size: 16
        color: Theme.inkSoft
    }
    Touchable {
        id: opener
        anchors.fill: parent
        visible: root.opensWhole
        spokenName: heading.text
        spokenDetail: root.text
        checkable: true
        checked: root.isOpened
        onClicked: root.isOpened = !root.isOpened
    }
}
