// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// Boxes in rows as printed, filled from the bottom up and from the left, so that a pyramid grows.
Item {
    id: root

    // Boxes a row, top row first.
    required property var rows
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

    function markOf(index: int): int {
        if (index >= filled)
            return index < filled + pencilled ? CheckBoxMark.Pencilled : CheckBoxMark.Empty
        if (index >= filled - corrected)
            return CheckBoxMark.Corrected
        return index >= filled - fresh ? CheckBoxMark.Fresh : CheckBoxMark.Done
    }

    implicitWidth: widest * pitch - spacing
    implicitHeight: rows.length * pitch - spacing

    Repeater {
        model: root.places

        CheckBoxMark {
            required property point modelData
            required property int index

            x: modelData.x
            y: modelData.y
            width: root.side
            height: root.side
            side: root.side
            mark: root.markOf(index)
            legal: root.legal
            danger: mark === CheckBoxMark.Fresh ? root.freshDanger : root.danger
            accent: root.accent
        }
    }
}
