// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The tiles on offer as they lie: columns side by side, the cheapest row above.
WoodBoard {
    id: root

    required property int columnCount
    // Column by column three rows, the cheapest first.
    required property var tiles
    property int chosen: -1
    // Whose touch takes one; -1 nobody's.
    property int mark: -1
    // Gaps can be touched, too: they are filled.
    property bool fillsGaps: false
    readonly property int rowCount: 3
    readonly property int lead: 26
    readonly property int cellWidth: Math.floor((width - 12 - lead - (columnCount - 1) * 4) / Math.max(1, columnCount))
    property int cellHeight: 66

    signal touched(int place)

    implicitHeight: rowCount * (cellHeight + 4) + 8 + 3

    Repeater {
        model: root.rowCount

        AppText {
            required property int index

            x: 4
            y: 6 + index * (root.cellHeight + 4)
            width: root.lead - 2
            height: root.cellHeight
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: index + 1
            color: Theme.woodInk
            font: Type.labelBold
        }
    }
    Repeater {
        model: root.tiles.length

        PlacedTile {
            required property int index
            readonly property int line: index % root.rowCount
            readonly property int column: Math.floor(index / root.rowCount)

            objectName: "offer" + index
            visible: column < root.columnCount
            x: 6 + root.lead + column * (root.cellWidth + 4)
            y: 6 + line * (root.cellHeight + 4)
            width: root.cellWidth
            height: root.cellHeight
            shape: TileItem.Upright
            tile: root.tiles[index] ?? tile
            //: In the offer: no tile lies there
            emptyCaption: root.fillsGaps ? "+" : qsTr("empty")
            //: Spoken of a place of the offer: %1 and %2 count from 1
            spokenName: joined(qsTr("Column %1, row %2").arg(column + 1).arg(line + 1),
                               tile.empty ? qsTr("empty") : tile.spoken)
            mark: root.mark >= 0 && (!tile.empty || root.fillsGaps) ? root.mark : -1
            chosen: root.chosen === index
            // All of them came together.
            fresh: false
            onClicked: root.touched(index)
        }
    }
}
