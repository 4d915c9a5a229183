// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Tapestry

// How one field of a player shall be: a number, or where the furthest token on a track is.
FieldQuestion {
    id: root

    readonly property TapestryMatch tapestry: match as TapestryMatch
    readonly property bool isTrack: path.startsWith("tracks.")

    //: Which field is corrected: %1 a player, %2 what it is
    text: qsTr("%1: %2").arg(match.names[seat] ?? "").arg(tapestry.fieldName(path))
    values: CorrectionDraft {
        id: pencil
    }
    field: isTrack ? tokens : number

    Component {
        id: number

        FieldStepper {
            draft: pencil
            path: root.path
            label: root.tapestry.fieldName(root.path)
            current: root.tapestry.fieldOf(root.seat, root.path) ?? 0
            least: root.tapestry.fieldLeast(root.path)
            most: root.tapestry.fieldMost(root.path)
        }
    }
    Component {
        id: tokens

        TokenSteppers {
            draft: pencil
            match: root.tapestry
            seat: root.seat
            path: root.path
        }
    }
}
