// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What a player did in the last turn, for those who looked away.
Item {
    id: root

    required property BronzeMatch match
    required property int seat
    property var lines: match.lastTurnOf(seat)

    clip: true

    Connections {
        target: root.match.moveList

        function onMadeChanged() { root.lines = root.match.lastTurnOf(root.seat) }
    }
    Rectangle {
        width: parent.width
        height: 1
        visible: root.lines.length > 0
        color: Theme.edge
    }
    Column {
        y: Theme.gap
        width: parent.width
        spacing: 2

        AppText {
            visible: root.lines.length > 0
            //: Heading over what a player did in the last turn
            text: qsTr("Last turn")
            font: Type.smallBold
        }
        Repeater {
            model: root.lines

            AppText {
                required property string modelData

                width: root.width
                wrapMode: Text.Wrap
                maximumLineCount: 2
                text: modelData
                color: Theme.inkSoft
                font: Type.small
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
