// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick
import Pegsheet.Theme

// How much larger pages are shown in a large window: they grow with it instead of spreading, so that a table reads them from where
// it sits. By whole device pixels, so that lines stay sharp.
QtObject {
    // No page gets narrower or lower by that, in pixels.
    readonly property int narrowest: 900
    readonly property int lowest: 500

    function of(width: real, height: real): real {
        const fits = Math.min(width / narrowest, height / lowest)
        return Math.max(1, Math.floor(fits * Theme.pixelRatio) / Theme.pixelRatio)
    }

    // A match shows so much at once that whole pixels would be too coarse: in a large window it is as large as the window is
    // against the one it was drawn for, of that width and 16:9; letters and all.
    function ofMatch(width: real, height: real, drawnFor: int): real {
        return width < Theme.largeFrom || drawnFor === 0 ? 1 : Math.max(1, Math.min(width / drawnFor, height / drawnFor * 16 / 9))
    }
}
