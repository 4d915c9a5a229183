// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Empires
import Pegsheet.Match

// A match of Empire's End in play; numbers that are asked for can be typed.
MatchFrame {
    id: root

    readonly property EmpiresMatch empires: match as EmpiresMatch

    function takeKey(event: var): bool {
        return event.key >= Qt.Key_0 && event.key <= Qt.Key_9 && empires.typeNumber(event.key - Qt.Key_0)
    }
}
