// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Controls

// Disaster points as boxes in fives, as many as are needed and never fewer than shown.
Row {
    id: root

    required property int count
    property int fresh: 0
    property int corrected: 0
    property int least: 15
    property int side: 12
    // Only what is fresh in red.
    property bool oldInInk: false
    readonly property int fives: Math.ceil(Math.max(least, count) / 5)

    spacing: Math.round(side / 2)

    Repeater {
        // Past what a sheet prints, the last five and the figure beside them say enough.
        model: Math.min(root.fives, Math.ceil(root.least / 5))

        BoxBlock {
            required property int index
            readonly property int before: (root.fives - Math.min(root.fives, Math.ceil(root.least / 5)) + index) * 5

            rows: [5]
            side: root.side
            danger: !root.oldInInk
            freshDanger: true
            filled: Math.max(0, Math.min(5, root.count - before))
            fresh: Math.max(0, Math.min(filled, filled - (root.count - root.fresh - before)))
            corrected: Math.max(0, Math.min(filled, filled - (root.count - root.corrected - before)))
        }
    }
}
