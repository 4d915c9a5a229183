// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of Nations in play; numbers that are asked for can be typed.
MatchFrame {
    id: root

    readonly property NationsMatch nations: match as NationsMatch

    // A digit answers the number pad that is open.
    function takeKey(event: var): bool {
        const number = event.key - Qt.Key_0
        if (number < 0 || number > 9 || !nations.ageEnd.open || nations.depth === Nations.Full)
            return false
        nations.ageEnd.enter(number)
        return true
    }
}
