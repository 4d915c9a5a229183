// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// Every player's board as it was, side by side.
Grid {
    id: root

    required property TapestryMatch match

    columns: Math.max(1, Math.min(match.names.length, Math.floor(width / 420)))
    spacing: Theme.gapLarge

    Repeater {
        model: root.match.names.length

        Column {
            id: player

            required property int index

            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            spacing: Theme.gapSmall

            AppText {
                text: root.match.names[player.index]
                font: Type.heading
            }
            ReplayBoard {
                width: parent.width
                isBrief: false
                match: root.match
                seat: player.index
            }
        }
    }
}
