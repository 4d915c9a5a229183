// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Match
import Pegsheet.Tapestry

// How one field of a player shall be: a number, or where the furthest token on a track is.
FieldQuestion {
    id: root

    readonly property var asked: match.field(seat, path)

    //: Which field is corrected: %1 a player, %2 what it is
    text: qsTr("%1: %2").arg(match.names[seat] ?? "").arg(match.fieldName(path))
    values: CorrectionDraft {
        id: pencil
    }
    field: asked.group === "tracks" ? tokens : number

    Component {
        id: number

        NumberField {
            draft: pencil
            field: root.asked
        }
    }
    Component {
        id: tokens

        TokenSteppers {
            draft: pencil
            field: root.asked
        }
    }
}
