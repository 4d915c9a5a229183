// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// All rows above each other, aligned by position; the position that a Disaster names is tinted through all of them.
Item {
    id: root

    required property EmpiresMatch match
    // Whose row the round asks.
    required property int turn
    // How high the rows may be together, as long as what lies there can be read.
    required property real room
    readonly property int players: match.names.length
    readonly property int spacing: width >= 1100 ? 6 : 4
    readonly property real nameWidth: width >= 1100 ? 150 : 120
    readonly property real columnWidth: Math.floor((width - nameWidth - 10 * spacing) / 11)
    readonly property real rowHeight: Math.max(leastHeight, Math.min(190, Math.floor((room - head.height) / Math.max(1, players) - spacing)))
    readonly property int target: match.target
    // So that what lies at a place can be read.
    readonly property int leastHeight: columnWidth >= 84 ? 77 : 86
    readonly property real least: head.height + players * (leastHeight + spacing)

    // The name of a player was touched.
    signal picked(int seat)

    implicitHeight: head.height + players * (rowHeight + spacing)

    Rectangle {
        visible: root.target > 0
        x: root.nameWidth + (root.target - 1) * (root.columnWidth + root.spacing) - root.spacing / 2
        width: root.columnWidth + root.spacing
        height: parent.height
        color: Theme.dangerTint
    }
    Item {
        id: head
        width: parent.width
        height: 22

        Repeater {
            model: 11

            AppText {
                required property int index
                readonly property bool isTarget: index + 1 === root.target

                x: root.nameWidth + index * (root.columnWidth + root.spacing)
                width: root.columnWidth
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignHCenter
                text: String(index + 1)
                font: isTarget ? Type.bodyBold : Type.label
                color: isTarget ? Theme.danger : Theme.inkSoft
            }
        }
    }
    Repeater {
        model: root.match.sheets

        WideRow {
            required property var modelData

            y: head.height + modelData.seat * (root.rowHeight + root.spacing)
            width: root.width
            height: root.rowHeight
            match: root.match
            seat: modelData.seat
            isTurn: modelData.seat === root.turn
            nameWidth: root.nameWidth
            columnWidth: root.columnWidth
            spacing: root.spacing
            onPicked: root.picked(seat)
        }
    }
}
