// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Controls

// Disaster points as boxes in fives; past what they hold all are ticked, and the figure beside them says how many.
Row {
    id: root

    required property int count
    property int fresh: 0
    property int corrected: 0
    // How many boxes there are; a sheet prints fifteen.
    property int least: 15
    property int side: 12
    // Only what is fresh in red.
    property bool oldInInk: false
    readonly property int ticked: Math.min(count, least)

    spacing: Math.round(side / 2)

    Repeater {
        model: Math.ceil(root.least / 5)

        BoxBlock {
            required property int index
            readonly property int before: index * 5

            rows: [5]
            side: root.side
            danger: !root.oldInInk
            freshDanger: true
            filled: Math.max(0, Math.min(5, root.ticked - before))
            fresh: Math.max(0, Math.min(filled, filled - (root.ticked - root.fresh - before)))
            corrected: Math.max(0, Math.min(filled, filled - (root.ticked - root.corrected - before)))
        }
    }
}
