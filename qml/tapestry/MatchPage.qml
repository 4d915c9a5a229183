// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of Tapestry in play; numbers that are asked for can be typed.
MatchFrame {
    id: root

    readonly property TapestryMatch tapestry: match as TapestryMatch

    function takeKey(event: var): bool {
        return event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && tapestry.typeNumber(event.key - Qt.Key_0)
    }
}
