// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of Tapestry in play; numbers that are asked for can be typed, and digits taken back.
MatchFrame {
    id: root

    readonly property TapestryMatch tapestry: match as TapestryMatch

    function takeKey(event: var): bool {
        if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            return tapestry.deleteDigit()
        return event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && tapestry.typeDigit(event.key - Qt.Key_0)
    }
}
