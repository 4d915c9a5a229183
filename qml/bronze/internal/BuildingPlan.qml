// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Where the eleven buildings stand on the sheet: four cities, three low monuments beside the Obelisk, two broad ones,
// the wall. The blocks are its children; place() gives each its rectangle.
Item {
    id: root

    // Side of a box.
    property int side: 18
    property bool iconOnly: false
    readonly property int pitch: side + 2
    readonly property int gap: iconOnly ? 4 : 6
    readonly property int nameHeight: iconOnly ? 22 : Math.max(26, 2 * Type.name.pixelSize)
    readonly property int pointsHeight: iconOnly ? 2 : 20
    readonly property int cityHeight: nameHeight + 3 * pitch + 4
    // The Obelisk's nine boxes stand beside eight: with greater boxes than this the low monuments make room for the ninth.
    readonly property int towerPitch: iconOnly ? 19 : 2 * nameHeight - 36
    readonly property int lowHeight: (iconOnly ? nameHeight : nameHeight + 4) + pointsHeight + 3 * pitch + 2
        + Math.max(0, pitch - towerPitch)
    readonly property int broadHeight: nameHeight + 5 * pitch + 4
    readonly property int wallHeight: nameHeight + pitch + 6
    readonly property int towerWidth: iconOnly ? 36 : Math.max(62, Math.round(width * 0.17))
    readonly property int lowY: cityHeight + gap
    readonly property int broadY: lowY + lowHeight + gap
    readonly property int wallY: broadY + broadHeight + gap

    // What is left of the height with boxes of no size, and how many boxes stand one above the other in the rest.
    readonly property int fixedHeight: 4 * nameHeight + (iconOnly ? 0 : 4) + pointsHeight + 16 + 3 * gap
    readonly property int boxesHigh: 12

    // The largest box with which everything fits into that room.
    function fittingSide(roomWide: real, roomHigh: real): int {
        let high = Math.floor((roomHigh - fixedHeight) / boxesHigh)
        if (high > towerPitch)
            high = Math.floor((roomHigh - fixedHeight + towerPitch) / (boxesHigh + 1))
        return Math.min(Math.floor((roomWide - 24) / 13), high) - 2
    }

    // The place of a column of so many between the left edge and right.
    function column(index: int, count: int, right: int, y: int, height: int): rect {
        const each = Math.floor((right - (count - 1) * gap) / count)
        return Qt.rect(index * (each + gap), y, each, height)
    }

    function place(building: string): rect {
        const beside = width - towerWidth - gap
        switch (building) {
        case "city4": return column(0, 4, width, 0, cityHeight)
        case "city5": return column(1, 4, width, 0, cityHeight)
        case "city6": return column(2, 4, width, 0, cityHeight)
        case "city7": return column(3, 4, width, 0, cityHeight)
        case "stepPyramid": return column(0, 3, beside, lowY, lowHeight)
        case "stoneCircle": return column(1, 3, beside, lowY, lowHeight)
        case "temple": return column(2, 3, beside, lowY, lowHeight)
        case "hangingGardens": return column(0, 2, beside, broadY, broadHeight)
        case "greatPyramid": return column(1, 2, beside, broadY, broadHeight)
        case "obelisk": return Qt.rect(width - towerWidth, lowY, towerWidth, lowHeight + gap + broadHeight)
        }
        return Qt.rect(0, wallY, width, wallHeight)
    }

    // The monuments as they are read: from above, and from the left.
    function inReadingOrder(monuments): var {
        const order = ["stepPyramid", "stoneCircle", "temple", "obelisk", "hangingGardens", "greatPyramid", "greatWall"]
        return Array.from(monuments).sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
    }

    implicitHeight: wallY + wallHeight
}
