// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// The stacks of an income mat, to be corrected: the uppermost card is taken off, or another one laid on it.
Column {
    id: root

    required property CorrectionDraft draft
    required property TapestryMatch match
    required property int seat
    // What the match has, as a correction writes it: the lowest card of each stack first.
    required property var current
    readonly property var now: draft.value("mat", current)
    readonly property var cards: match.cardsFor(seat)
    //: In the place of a card by its name: which one it is nobody says
    readonly property var others: [{ id: "unknown", name: qsTr("Not named") },
        //: A card of an income mat that was laid face down
        { id: "faceDown", name: qsTr("Face down") }]
    // The stack on which another card is laid; -1: none.
    property int opened: -1

    width: parent?.width ?? 0

    function nameOf(id: string): string {
        return [...others, ...cards].find(card => card.id === id)?.name ?? id
    }
    function change(era: int, stack: var) {
        draft.change("mat", now.map((each, index) => index === era ? stack : each), current)
        opened = -1
    }

    Repeater {
        model: 4

        Column {
            id: stack

            required property int index
            readonly property var held: root.now[index]

            width: root.width

            ListRow {
                objectName: "field_mat" + stack.index
                width: parent.width
                //: A stack of an income mat: %1 its era
                title: qsTr("Era %1").arg(stack.index + 1)
                //: In the place of the cards of a stack: there is none
                detail: stack.held.length === 0 ? qsTr("no card") : stack.held.map(id => root.nameOf(id)).reverse().join(", ")
                trailingIcon: root.opened === stack.index ? "" : "chevron"
                checkable: true
                checked: root.opened === stack.index
                onClicked: root.opened = root.opened === stack.index ? -1 : stack.index
            }
            Repeater {
                model: root.opened !== stack.index ? []
                    //: Line of a list: the uppermost card of a stack is taken off
                    : [...(stack.held.length > 0 ? [{ id: "", name: qsTr("Take the uppermost off") }] : []), ...root.others, ...root.cards]

                ListRow {
                    required property var modelData

                    objectName: "lay_" + modelData.id
                    width: stack.width
                    lead: 32
                    title: modelData.name
                    trailingIcon: ""
                    onClicked: root.change(stack.index, modelData.id === "" ? stack.held.slice(0, -1) : [...stack.held, modelData.id])
                }
            }
        }
    }
}
