// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// What is asked for now, and under it what answers.
QuestionView {
    id: root

    required property EmpiresMatch empires
    // Whose row is looked at.
    required property int seat
    // The rows lie beside it: places are touched there.
    property bool hasRows: false
    // What the answers come to stands elsewhere.
    property bool hasSentence: true
    readonly property var begun: empires.begun
    readonly property bool repairs: (empires.sheets[seat]?.row ?? []).some(place => place.repairs)
    // Of whoever lays the card of a Disaster, whichever place it goes to.
    readonly property string loss: begun.loss === "" ? ""
        //: While the card of a Disaster is laid: %1 a player, %2 what the Disaster costs in all, "points −5 · strength −2"
        : qsTr("%1, in all: %2").arg(empires.names[begun.seat] ?? "").arg(begun.loss)

    match: empires
    // Asked anew with every change of the table.
    groups: begun.seat === undefined ? [] : hasSentence ? empires.answersOf(seat) : empires.answersOf(seat).filter(group => group.shape !== "sentence")
    signs: Signs
    parts: ({ places: hasRows ? inRows : places, takers: takers, bids: bids, works: works, usable: usable })

    Component {
        id: places

        Column {
            spacing: Theme.gapSmall

            PlaceKeys {
                width: parent.width
                match: root.empires
                seat: root.empires.stage === "sheet" ? root.empires.seat : root.seat
            }
            AppText {
                objectName: "loss"
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                text: root.loss
                font: Type.label
                color: Theme.redPencil
            }
        }
    }
    Component {
        id: inRows

        AppText {
            visible: text !== ""
            // In the middle of what there is, where nothing else is asked for.
            height: root.count === 1 && root.room > 0 ? root.room : implicitHeight
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: root.count === 1 ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: Text.Wrap
            //: Hint: the places that may be chosen are framed in the rows above
            text: root.begun.asks !== "" ? [qsTr("Touch a place in the rows: one with a green frame."), root.loss]
                .filter(part => part !== "").join("\n")
                //: Hint: what is destroyed is repaired by a touch on it, in the rows above
                : root.repairs ? qsTr("Touch a destroyed place in the rows.") : ""
            font: root.count === 1 ? Type.number : Type.label
            color: Theme.inkSoft
        }
    }
    Component { id: takers; TakerList { match: root.empires; isBrief: root.hasRows } }
    Component { id: bids; BidLines { match: root.empires } }
    Component { id: works; WorksList { match: root.empires; seat: root.seat } }
    Component {
        id: usable

        Column {
            spacing: Theme.gap

            Repeater {
                model: root.empires.names.length

                WorksList {
                    required property int index

                    width: parent.width
                    match: root.empires
                    seat: index
                    onlyUsable: true
                    namesPlayer: true
                }
            }
        }
    }
}
