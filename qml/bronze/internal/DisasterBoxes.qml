// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Controls

// Disaster points as boxes in fives, three fives a line as on the printed sheet: a line more once one is full, three in
// all; past what they hold all are ticked, and the figure beside them says how many.
Grid {
    id: root

    required property int count
    property int fresh: 0
    property int corrected: 0
    property int side: 12
    readonly property int boxSpacing: 2
    // Only what is fresh in red.
    property bool oldInInk: false
    readonly property int lines: Math.max(1, Math.min(3, Math.ceil(count / 15)))
    readonly property int ticked: Math.min(count, lines * 15)

    // Of fifteen boxes with that side.
    function lineWidth(ofSide: int): int {
        return 3 * (5 * ofSide + 4 * boxSpacing) + 2 * Math.round(ofSide / 2)
    }

    // The largest side, of those from 6 to most, with which fifteen boxes stand side by side.
    function fittingSide(room: real, most: int): int {
        let fitting = most
        while (fitting > 6 && lineWidth(fitting) > room)
            --fitting
        return fitting
    }

    columns: 3
    columnSpacing: Math.round(side / 2)
    rowSpacing: boxSpacing

    Repeater {
        model: root.lines * 3

        BoxBlock {
            required property int index
            readonly property int before: index * 5

            rows: [5]
            side: root.side
            spacing: root.boxSpacing
            danger: !root.oldInInk
            freshDanger: true
            filled: Math.max(0, Math.min(5, root.ticked - before))
            fresh: Math.max(0, Math.min(filled, filled - (root.ticked - root.fresh - before)))
            corrected: Math.max(0, Math.min(filled, filled - (root.ticked - root.corrected - before)))
        }
    }
}
