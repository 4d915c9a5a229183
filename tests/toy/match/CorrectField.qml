// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import Pegsheet.Match
import Pegsheet.Toy

// How many pebbles shall lie in one hole.
FieldQuestion {
    id: root

    readonly property ToyMatch toy: match as ToyMatch

    text: qsTr("%1: %2").arg(match.names[seat] ?? "").arg(path)
    values: CorrectionDraft {
        id: pencil
    }
    field: FieldStepper {
        draft: pencil
        path: root.path
        label: qsTr("Pebbles")
        current: root.toy.sheets[root.seat].holes[["left", "middle", "right"].indexOf(root.path)]
        most: 9
    }
}
