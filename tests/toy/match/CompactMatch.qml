// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Toy

// The one page of the toy game: the die, every sheet, the bar.
FocusScope {
    id: root

    required property ToyMatch match
    readonly property int barHeight: bar.height

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    focus: true

    IconButton {
        id: menu
        objectName: "menuButton"
        iconName: "menu"
        text: "Menu"
        onClicked: root.menuWanted()
    }
    Column {
        anchors.top: menu.bottom
        anchors.bottom: bar.top
        width: parent.width
        spacing: Theme.gap

        MatchNotices {
            width: parent.width
            match: root.match
        }
        Row {
            visible: root.match.die === 0 && !root.match.over

            Repeater {
                model: 6

                NumberKey {
                    required property int index

                    objectName: "face" + (index + 1)
                    width: Theme.touch
                    height: Theme.touch
                    text: String(index + 1)
                    onClicked: root.match.roll(index + 1)
                }
            }
        }
        Repeater {
            model: root.match.sheets

            HoleRow {
                required property var modelData

                width: parent.width
                match: root.match
                sheet: modelData
            }
        }
    }
    TurnBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        match: root.match
        onPressed: root.pressed()
    }
}
