// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// What may be higher than its place: scrolls only then, and shows how far. Not a layer: without a graphics card Qt leaves
// layers as they were when what lies on them is shown or hidden.
Flickable {
    id: root

    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive
    // Lines stay sharp wherever it is let go.
    pixelAligned: true

    ScrollMark {
        target: root
    }
}
