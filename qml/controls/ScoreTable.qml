// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// The final score: a row a line, a column a player; the winner's column framed and crowned.
Item {
    id: root

    // One a player: {name, mark, isWinner}.
    required property var players
    // One a line: {label, values (texts), points, kind}; kind is "plain", "sum", "loss", "total" or "tie"; points: numbers, one a
    // player, where scores are made of them, for the bars.
    required property var lines
    // Whether a number can be touched; where not, the lines are closer.
    property bool isTouchable: true
    // The least height of a line then, in pixels.
    property real touch: Theme.touch
    readonly property int longestLabel: Math.ceil(lines.reduce((longest, line) => Math.max(longest, Type.widthOf(line.label, Type.label)), 0))
    readonly property real labelWidth: Math.round(Math.min(width * 0.36, 220, longestLabel + Theme.gap))
    readonly property real columnWidth: Math.floor((width - labelWidth) / Math.max(1, players.length))
    readonly property int headHeight: 74
    readonly property bool isLarge: columnWidth >= 76
    // Of all names: the size of the longest.
    readonly property int nameSize: Math.max(Type.least, players.reduce((size, player) => Math.min(size, Math.floor(
        Type.labelBold.pixelSize * (columnWidth - 6) / Math.max(1, Type.widthOf(player.name, Type.labelBold)))),
        Type.labelBold.pixelSize))

    // Of what scores are made of: the longest bar.
    readonly property real largest: lines.reduce((most, line) => Math.max(most, ...(line.points ?? []).map(Math.abs)), 0)

    // A number was touched: somebody wants to know what it is made of.
    signal cellTouched(int line, int column)

    implicitHeight: headHeight + rows.height + Theme.gap

    Repeater {
        model: root.players

        Item {
            id: column

            required property var modelData
            required property int index

            x: root.labelWidth + index * root.columnWidth
            width: root.columnWidth
            height: root.height

            Rectangle {
                anchors.fill: parent
                anchors.margins: 2
                visible: column.modelData.isWinner
                radius: Theme.radiusButton
                color: Theme.pieces.tint(column.modelData.mark)
                border.width: 2
                border.color: Theme.pieces.player(column.modelData.mark)
            }
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 7
                visible: column.modelData.isWinner
                name: "crown"
                size: 18
                color: Theme.pieces.player(column.modelData.mark)
            }
            PlayerToken {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 28
                size: 22
                mark: column.modelData.mark
                letter: column.modelData.name
            }
            PlayerName {
                objectName: "name" + column.index
                anchors.horizontalCenter: parent.horizontalCenter
                y: 52
                playerName: column.modelData.name
                room: parent.width - 6
                font: Type.sized(Type.labelBold, root.nameSize)
            }
        }
    }
    Column {
        id: rows
        objectName: "lines"
        y: root.headHeight
        width: parent.width

        Repeater {
            model: root.lines

            ScoreRow {
                required property var modelData
                required property int index

                width: rows.width
                label: modelData.label
                values: modelData.values
                names: root.players.map(player => player.name)
                marks: root.players.map(player => player.mark)
                parts: (modelData.points ?? []).map(number => root.largest > 0 ? number / root.largest : 0)
                kind: modelData.kind
                isTouchable: root.isTouchable
                touch: root.touch
                large: root.isLarge
                labelWidth: root.labelWidth
                onCellTouched: column => root.cellTouched(index, column)
            }
        }
    }
}
