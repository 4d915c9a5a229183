// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// What can be corrected of a player: the score, which places are destroyed and in which order they lie, which Innovations lie there,
// and which are exhausted.
SheetFieldGrid {
    id: root

    // Two of its groups are long.
    most: 2

    readonly property EmpiresMatch empires: match as EmpiresMatch
    readonly property var sheet: empires.sheets[seat]
    readonly property var row: sheet.row
    // Each with the position of its place.
    readonly property var cards: row.reduce((all, place) => all.concat(place.cards.map(card => ({ position: place.position, card: card }))), [])

    readonly property var now: empires.sheets.length > 0 ? empires.rowOf(seat) : []
    readonly property var corrected: draft.value("row", now)
    // Those that the correction adds.
    readonly property var added: corrected.reduce((all, place, index) => all.concat((place.innovations ?? [])
        .filter(each => !cards.some(one => one.card.id === each.card))
        .map(each => ({ position: index + 1, card: Object.assign({ exhausted: false }, empires.cardNamed(each.card)) }))), [])

    // Where the place lies by the correction that lies there now.
    function positionOf(position: int): int {
        return corrected.findIndex(each => each.location === now[position - 1].location) + 1
    }

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
    ScreenFields {
        visible: root.empires.keepsResources
        draft: root.draft
        sheet: root.sheet
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
                title: qsTr("%1 · %2").arg(root.positionOf(modelData.position)).arg(modelData.name)
            }
        }
    }
    FieldGroup {
        visible: root.empires.stage !== "row"
        //: Heading over the eleven places to be corrected: in which order they lie
        title: qsTr("Order of the places")

        RowOrder {
            width: parent?.width ?? 0
            draft: root.draft
            match: root.empires
            seat: root.seat
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
                position: root.positionOf(modelData.position)
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
