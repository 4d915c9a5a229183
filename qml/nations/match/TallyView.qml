// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Nations
import Pegsheet.Theme
import Pegsheet.Controls

// Points counted at the table at the end, as a table: players down, kinds of points across; below it the number asked for. A
// field that is entered can be touched again.
FocusScope {
    id: root

    required property NationsMatch match
    readonly property bool isLow: height < Theme.lowBelow - Theme.stripHeight - Theme.barHeight && width >= 520
    // The numbers stand in one row, so that every player is seen above them.
    readonly property bool isFlat: !isLow && width >= 900 && height < 520
    // What is counted of each player stands in one line, as wide as the window lets it be, and so do the keys.
    readonly property bool isBroad: !isLow && !isFlat && width >= 1400
    readonly property int tableWidth: isFlat ? 936 : isBroad ? 960 : 720
    readonly property real padWidth: isLow ? Math.round(width * 0.44) : Math.min(width, isFlat || isBroad ? tableWidth : 640)

    // As large as the window lets it be.
    readonly property real factor: isLow || isFlat || width < Theme.largeFrom ? 1
        : Math.max(1, Math.min(1.7, isBroad ? width / tableWidth : 1.7, height / (column.height + pad.height + 4 * Theme.gap)))

    focus: true

    Item {
        id: sized
        width: root.width / scale
        height: root.height / scale
        scale: root.factor
        transformOrigin: Item.TopLeft

        ScrollArea {
            id: scroll
            objectName: "tally"
            x: root.isLow ? 0 : Math.round((sized.width - width) / 2)
            width: root.isLow ? sized.width - root.padWidth : Math.min(sized.width, root.tableWidth)
            anchors.top: parent.top
            anchors.bottom: root.isLow ? parent.bottom : pad.top
            contentHeight: column.height + 2 * Theme.gap

            Column {
                id: column
                x: Theme.gap
                y: Theme.gap
                width: scroll.width - 2 * x
                spacing: Theme.gap

                Repeater {
                    model: root.match.tally.length

                    TallyRow {
                        required property int index

                        objectName: "tallyRow" + index
                        width: column.width
                        height: implicitHeight
                        match: root.match
                        row: root.match.tally[index] ?? row
                    }
                }
            }
        }
        AskedNumber {
            id: pad
            x: root.isLow ? sized.width - width : Math.round((sized.width - width) / 2)
            anchors.bottom: parent.bottom
            width: root.padWidth
            visible: root.match.answers.length > 0
            height: visible ? implicitHeight : 0
            match: root.match
            seat: root.match.seat
            columns: root.isLow ? 5 : root.isFlat ? 14 : 7
        }
    }
}
