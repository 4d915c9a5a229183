// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Toy

// Every sheet as it lay.
Column {
    id: root

    required property ToyMatch match

    Repeater {
        model: root.match.names.length

        HoleRow {
            required property int index

            match: root.match
            seat: index
        }
    }
}
