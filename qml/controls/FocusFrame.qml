// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Shows where the keyboard is: one for all of a page, round what has it. Touching does not move it, so it is seen only by
// those who use keys.
Rectangle {
    // Nobody: not shown.
    required property Item target

    parent: target
    visible: target !== null
    anchors.fill: parent
    anchors.margins: -3
    color: "transparent"
    radius: Theme.radiusButton + 3
    border.width: 2
    border.color: Theme.ink
    z: 1
}
