// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// What can be corrected of a player: the score, which places are destroyed, which Innovations lie there, and which are exhausted.
SheetFieldGrid {
    id: root

    // Two of its groups are long.
    most: 2

    readonly property EmpiresMatch empires: match as EmpiresMatch
    readonly property var sheet: empires.sheets[seat]
    readonly property var row: sheet.row
    // What is behind the screen, by the resource; it is corrected as a whole.
    readonly property var kept: sheet.resources.reduce((all, each) => Object.assign(all, { [each.id]: each.count }), {})
    readonly property var resources: draft.value("resources", kept)
    // Each with the position of its place.
    readonly property var cards: row.reduce((all, place) => all.concat(place.cards.map(card => ({ position: place.position, card: card }))), [])

    // Those that the correction adds.
    readonly property var now: empires.sheets.length > 0 ? empires.rowOf(seat) : []
    readonly property var added: draft.value("row", now).reduce((all, place, index) => all.concat((place.innovations ?? [])
        .filter(each => !cards.some(one => one.card.id === each.card))
        .map(each => ({ position: index + 1, card: Object.assign({ exhausted: false }, empires.cardNamed(each.card)) }))), [])

    FieldGroup {
        //: Heading over fields to be corrected
        title: qsTr("Track")

        FieldStepper {
            draft: root.draft
            path: "score"
            //: A number to be corrected
            label: qsTr("Score")
            current: root.sheet.score
            least: -99
            most: 199
        }
    }
    FieldGroup {
        visible: root.empires.keepsResources
        //: Heading over what a player has behind the screen, to be corrected
        title: qsTr("Behind the screen")

        SwitchRow {
            id: opened
            objectName: "openScreen"
            width: parent?.width ?? 0
            //: Switch: what is behind the screen is shown, to be corrected
            title: qsTr("Open it to correct it")
            onClicked: checked = !checked
        }
        Repeater {
            model: opened.checked ? root.sheet.resources : []

            Stepper {
                required property var modelData

                objectName: "field_" + modelData.id
                width: parent?.width ?? 0
                label: modelData.name
                iconName: modelData.icon
                value: root.resources[modelData.id]
                changed: value !== modelData.count
                most: 120
                onStepped: number => root.draft.change("resources", Object.assign({}, root.resources, { [modelData.id]: number }),
                    root.kept)
            }
        }
        FieldStepper {
            visible: opened.checked
            draft: root.draft
            path: "hand"
            //: A number to be corrected: cards in hand
            label: qsTr("Cards in hand")
            current: root.sheet.hand
            least: 0
            most: 88
        }
    }
    FieldGroup {
        //: Heading over the eleven places to be corrected: which of them are destroyed
        title: qsTr("Destroyed places")

        Repeater {
            model: root.sheet.row

            PlaceSwitch {
                required property var modelData

                width: parent?.width ?? 0
                draft: root.draft
                match: root.empires
                seat: root.seat
                place: modelData
                //: A place to be corrected: %1 its position in the row, %2 its name
                title: qsTr("%1 · %2").arg(modelData.position).arg(modelData.name)
            }
        }
    }
    FieldGroup {
        visible: root.match.scoring ? root.cards.length > 0 : root.empires.stage !== "row"
        //: Heading over the Innovations of a row to be corrected
        title: qsTr("Innovations")

        Repeater {
            model: root.cards

            CardFields {
                required property var modelData

                width: parent?.width ?? 0
                draft: root.draft
                match: root.empires
                seat: root.seat
                position: modelData.position
                card: modelData.card
            }
        }
        Repeater {
            model: root.added

            CardFields {
                required property var modelData

                width: parent?.width ?? 0
                draft: root.draft
                match: root.empires
                seat: root.seat
                position: modelData.position
                card: modelData.card
            }
        }
        AddCard {
            width: parent?.width ?? 0
            visible: !root.match.scoring
            draft: root.draft
            match: root.empires
            seat: root.seat
        }
    }
}
