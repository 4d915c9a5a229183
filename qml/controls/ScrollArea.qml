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

    // Down by so many pixels, up where they are fewer than none; false where it is at its end already.
    function scrollBy(distance: real): bool {
        const to = Math.max(0, Math.min(contentHeight - height, contentY + distance))
        const moves = to !== contentY
        contentY = to
        return moves
    }

    // What lies between those heights comes into sight, its beginning before its end, with room for a touch over it.
    function reveal(top: real, bottom: real) {
        const least = bottom + Theme.gap - height
        const most = Math.max(0, top - Theme.touch)
        contentY = Math.max(0, Math.min(contentHeight - height, Math.max(Math.min(contentY, most), Math.min(least, most))))
    }

    // The keys for which a text has no other use.
    function press(key: int): bool {
        switch (key) {
        case Qt.Key_Down: return scrollBy(Theme.touch)
        case Qt.Key_Up: return scrollBy(-Theme.touch)
        case Qt.Key_PageDown: return scrollBy(height - Theme.touch)
        case Qt.Key_PageUp: return scrollBy(Theme.touch - height)
        case Qt.Key_Home: return scrollBy(-contentHeight)
        case Qt.Key_End: return scrollBy(contentHeight)
        }
        return false
    }

    ScrollMark {
        target: root
    }
}
