// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Tapestry

// How one field of a player shall be: a number, where the furthest token on a track is, or what a plot of the city holds.
FieldQuestion {
    id: root

    readonly property bool isPlot: path.startsWith("city.grid")
    // Of a plot its row and its column, where they are said.
    readonly property var steps: path.split(".").slice(2)
    readonly property var asked: isPlot ? ({}) : match.field(seat, path)

    //: Which field is corrected: %1 a player, %2 what it is
    text: qsTr("%1: %2").arg(match.names[seat] ?? "").arg(match.fieldName(isPlot ? "city.grid" : path))
    values: CorrectionDraft {
        id: pencil
    }
    field: isPlot ? plot : asked.group === "tracks" ? tokens : number

    Component {
        id: number

        NumberField {
            draft: pencil
            field: root.asked
        }
    }
    Component {
        id: plot

        PlotField {
            draft: pencil
            match: root.match as TapestryMatch
            seat: root.seat
            row: root.steps.length > 1 ? Number(root.steps[0]) : 4
            column: root.steps.length > 1 ? Number(root.steps[1]) : 4
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
