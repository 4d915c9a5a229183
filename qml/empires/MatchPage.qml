// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Empires
import Pegsheet.Match

// A match of Empire's End in play; numbers that are asked for can be typed, and digits taken back.
MatchFrame {
    id: root

    readonly property EmpiresMatch empires: match as EmpiresMatch

    function takeKey(event: var): bool {
        return empires.pressKey(event.key)
    }
}
