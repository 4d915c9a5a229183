// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Boxes in rows as printed, filled from the bottom up and from the left, so that a pyramid grows.
Item {
    id: root

    // Boxes a row, top row first.
    required property list<int> rows
    property int filled: 0
    // How many of the filled ones, the last of them, were ticked just now or by the table.
    property int fresh: 0
    property int corrected: 0
    // How many more would be ticked.
    property int pencilled: 0
    property bool legal: false
    // Points lost: all ticks in red, or those of now.
    property bool danger: false
    property bool freshDanger: danger
    property color accent: Theme.ink
    property int side: 18
    property int spacing: 2
    readonly property int pitch: side + spacing
    readonly property int widest: Math.max(...rows)
    // One {x, y} a box, in the order in which they are filled.
    readonly property var places: {
        const list = []
        for (let row = rows.length - 1; row >= 0; --row) {
            const left = Math.round((widest - rows[row]) * pitch / 2)
            for (let column = 0; column < rows[row]; ++column)
                list.push(Qt.point(left + column * pitch, row * pitch))
        }
        return list
    }

    // What the box at that place of the order shows, as a BoxField.Mark.
    function markOf(index: int): int {
        return field.markOf(index)
    }

    implicitWidth: widest * pitch - spacing
    implicitHeight: rows.length * pitch - spacing

    BoxField {
        id: field

        // What stands over the edge of a corrected box.
        readonly property int overhang: root.corrected > 0 ? Math.ceil(root.side * 0.25) : 0

        x: -overhang
        y: -overhang
        width: root.implicitWidth + 2 * overhang
        height: root.implicitHeight + 2 * overhang
        margin: overhang
        rows: root.rows
        filled: root.filled
        fresh: root.fresh
        corrected: root.corrected
        pencilled: root.pencilled
        legal: root.legal
        side: root.side
        spacing: root.spacing
        legalLine: Theme.lineLegal
        freshLine: Theme.lineBold
        emptyColor: Theme.inkFaint
        doneColor: Theme.inkSoft
        sunkColor: Theme.paperSunk
        tickColor: root.danger ? Theme.danger : Theme.ink
        freshColor: root.freshDanger ? Theme.danger : root.accent
        accent: root.accent
        redPencil: Theme.redPencil

        NumberAnimation on progress {
            id: appearing
            running: false
            from: 0
            to: 1
            duration: Theme.motion
        }
    }

    onFreshChanged: if (fresh > 0 && Theme.motion > 0)
        appearing.restart()
}
