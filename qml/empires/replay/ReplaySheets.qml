// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Empires

// Every row as it lay.
Column {
    id: root

    required property EmpiresMatch match

    spacing: Theme.gap

    Repeater {
        model: root.match.names.length

        PlayerRow {
            required property int index

            width: root.width
            isBrief: true
            isNamed: true
            match: root.match
            seat: index
        }
    }
}
