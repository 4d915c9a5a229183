// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The pegboard at a glance: one line of MiniPegs, its children, cellWidth wide.
WoodBoard {
    id: root

    property int cellCount: 6
    readonly property real cellWidth: Math.floor((width - 2 * Theme.gap) / cellCount)
    default property alias cells: row.data

    implicitHeight: row.height + 14

    Row {
        id: row
        x: Math.round((parent.width - width) / 2)
        y: 6
    }
}
