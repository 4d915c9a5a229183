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

    match: empires
    // Asked anew with every change of the table.
    groups: begun.seat === undefined ? [] : hasSentence ? empires.answersOf(seat) : empires.answersOf(seat).filter(group => group.shape !== "sentence")
    signs: Signs
    parts: ({ places: hasRows ? inRows : places, takers: takers, works: works, usable: usable })

    Component {
        id: places

        Column {
            spacing: Theme.gapSmall

            PlaceKeys {
                id: keys
                width: parent.width
                match: root.empires
                seat: root.empires.stage === "sheet" ? root.empires.seat : root.seat
            }
            AppText {
                objectName: "usualGain"
                width: parent.width
                visible: keys.usual !== 0
                wrapMode: Text.Wrap
                text: (keys.hasOthers
                    //: Under the keys of places, of which some have a number of their own: %1 points with their sign
                    ? qsTr("Each of the others: %1 pt")
                    //: Under the keys of places, which would all bring the same: %1 points with their sign
                    : qsTr("Each of them: %1 pt")).arg(keys.signed(keys.usual))
                font: Type.label
                color: keys.usual > 0 ? Theme.yes : Theme.redPencil
            }
        }
    }
    Component {
        id: inRows

        AppText {
            // In the middle of what there is, where nothing else is asked for.
            height: root.count === 1 && root.room > 0 ? root.room : implicitHeight
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: root.count === 1 ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: Text.Wrap
            //: Hint: the places that may be chosen are framed in the rows above
            text: root.begun.asks !== "" ? qsTr("Touch a place in the rows: one with a green frame.")
                //: Hint: what is destroyed is repaired by a touch on it, in the rows above
                : qsTr("Touch a destroyed place in the rows.")
            font: root.count === 1 ? Type.number : Type.label
            color: Theme.inkSoft
        }
    }
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
