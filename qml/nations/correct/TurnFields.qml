// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Theme
import Pegsheet.Controls

// The fields of the turn: the event, who acts, the turn order, the opponent of one player alone.
Item {
    id: root

    required property CorrectionDraft draft
    required property NationsMatch match
    readonly property var fields: match.fields(-1)
    readonly property var offered: fields.find(field => field.path === "offer")
    readonly property var icons: ({ "event.famine": "bowl", "event.war": "swords", opponentBooks: "book" })
    readonly property var order: draft.value("order", match.order)

    // That player one place further to the front.
    function moveUp(place: int) {
        const next = Array.from(order)
        next.splice(place - 1, 2, next[place], next[place - 1])
        draft.change("order", next, Array.from(match.order))
    }

    implicitHeight: groups.implicitHeight

    CardColumns {
        id: groups
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, most * 640)
        most: offer.active ? 2 : 1
        spacing: Theme.gap

        FieldGroup {
            height: implicitHeight
            //: Heading over what belongs to the age, not to a board
            title: qsTr("This age")

            Repeater {
                model: root.fields.filter(field => field.path in root.icons)

                NumberField {
                    required property var modelData
                    draft: root.draft
                    field: modelData
                    iconName: root.icons[modelData.path]
                }
            }
            SpokenText {
                width: parent?.width ?? 0
                visible: actor.visible
                text: actor.title
            }
            SegmentedSwitch {
                id: actor
                objectName: "field_player"
                width: parent?.width ?? 0
                visible: root.match.names.length > 1 && (root.match.stage === NationsMatch.Act || root.match.stage === NationsMatch.Roll)
                tall: true
                mark: root.match.marks[current]
                title: qsTr("Whose turn it is")
                options: root.match.names
                current: root.draft.value("player", root.match.seat)
                onChosen: index => root.draft.change("player", index, root.match.seat)
            }
            Repeater {
                model: root.match.names.length > 1 ? root.order : []

                ListRow {
                    required property int index
                    required property int modelData

                    objectName: "order" + index
                    width: parent?.width ?? 0
                    //: A place in the turn order, and who has it
                    title: qsTr("%1. %2").arg(index + 1).arg(root.match.names[modelData])
                    detail: index > 0 ? qsTr("touch: one place further to the front") : ""
                    trailingIcon: index > 0 ? "chevronUp" : ""
                    possible: index > 0
                    onClicked: {
                        if (index > 0)
                            root.moveUp(index)
                    }
                }
            }
        }
        Loader {
            id: offer
            visible: active
            active: root.offered !== undefined
            sourceComponent: OfferFields {
                draft: root.draft
                current: root.offered.value
            }
        }
    }
}
