// SPDX-License-Identifier: Apache-2.0
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
