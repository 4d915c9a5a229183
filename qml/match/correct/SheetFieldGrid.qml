// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// Every field of a player's sheet, in columns where there is room.
Grid {
    required property CorrectionDraft draft
    required property TableMatch match
    required property int seat
    readonly property real columnWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: Math.max(1, Math.min(3, Math.floor(width / 330)))
    spacing: Theme.gap
}
