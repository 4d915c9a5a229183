// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Every field of a player's sheet, in groups, in columns where there is room.
CardColumns {
    required property CorrectionDraft draft
    required property TableMatch match
    required property int seat

    least: 300
    spacing: Theme.gap
}
