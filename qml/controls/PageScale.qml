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
}
