// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A player's name in one line. What is too long becomes smaller, and is cut where that is not enough: in a narrow column behind as many
// letters as there is room for, which say more than fewer and dots.
FittedText {
    id: root

    required property string playerName
    // How wide it may be.
    required property real room
    readonly property bool isNarrow: room < 5 * Type.least

    function beginning(): string {
        const letters = Type.sized(font, Math.min(font.pixelSize, Type.least))
        let end = Math.min(playerName.length, 16)
        while (end > 0 && Type.widthOf(playerName.substring(0, end), letters) + 1 > room)
            --end
        return playerName.substring(0, end).trim()
    }

    width: Math.max(0, Math.min(implicitWidth, room))
    text: isNarrow ? beginning() : playerName
}
