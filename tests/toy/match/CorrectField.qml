// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import Pegsheet.Match

// How many pebbles shall lie in one hole.
FieldQuestion {
    id: root

    text: qsTr("%1: %2").arg(match.names[seat] ?? "").arg(path)
    values: CorrectionDraft {
        id: pencil
    }
    field: NumberField {
        draft: pencil
        field: root.match.field(root.seat, root.path)
    }
}
