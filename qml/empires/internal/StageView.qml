// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Match
import Pegsheet.Empires

// What is asked for now, and under it what answers.
QuestionView {
    id: root

    required property EmpiresMatch empires
    // Whose row is looked at.
    required property int seat
    // The rows lie beside it: places are touched there, and so is who takes a Disaster.
    property bool hasRows: false
    readonly property var begun: empires.begun

    match: empires
    question: empires.question
    // Asked anew with every change of the table.
    groups: begun.seat !== undefined ? empires.answersOf(seat) : []
    signs: Signs
    parts: ({ places: hasRows ? null : places, takers: takers, works: works, usable: usable })

    Component { id: places; PlaceKeys { match: root.empires; seat: root.empires.stage === "sheet" ? root.empires.seat : root.seat } }
    Component { id: takers; TakerList { match: root.empires; isBrief: root.hasRows } }
    Component { id: works; WorksList { match: root.empires; seat: root.seat } }
    Component {
        id: usable

        Column {
            spacing: Theme.gap

            Repeater {
                model: root.empires.names.length

                WorksList {
                    required property int index

                    width: root.width
                    match: root.empires
                    seat: index
                    onlyUsable: true
                    namesPlayer: true
                }
            }
        }
    }
}
