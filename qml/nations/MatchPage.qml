// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of Nations in play; numbers that are asked for can be typed.
MatchFrame {
    id: root

    readonly property NationsMatch nations: match as NationsMatch

    function takeKey(event: var): bool {
        return nations.pressKey(event.key)
    }
}
