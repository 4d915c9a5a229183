// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// How one field of a player shall be: the score, or whether a place is destroyed.
FieldQuestion {
    id: root

    readonly property EmpiresMatch empires: match as EmpiresMatch
    readonly property int position: path.startsWith("row/") ? Number(path.slice(4)) : 0
    readonly property var place: position > 0 ? empires.sheets[seat].row[position - 1] : null

    //: Which field is corrected: %1 a player, %2 a place
    text: place !== null ? qsTr("%1: %2").arg(match.names[seat] ?? "").arg(place.name)
        //: Which field is corrected: %1 a player
        : qsTr("%1: score").arg(match.names[seat] ?? "")
    values: CorrectionDraft {
        id: pencil
    }
    field: root.place !== null ? destroyed : score

    Component {
        id: score

        FieldStepper {
            draft: pencil
            path: "score"
            //: A number to be corrected
            label: qsTr("Score")
            current: root.empires.sheets[root.seat].score
            least: -99
            most: 199
        }
    }
    Component {
        id: destroyed

        PlaceSwitch {
            draft: pencil
            match: root.empires
            seat: root.seat
            place: root.place
            //: A place to be corrected: it lies on its destroyed side
            title: qsTr("Destroyed")
        }
    }
}
