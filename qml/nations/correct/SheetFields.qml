// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Nations
import Pegsheet.Controls

// Every field of a player's board.
SheetFieldGrid {
    id: root

    readonly property NationsMatch nations: match as NationsMatch
    readonly property NationsSheet sheet: nations.sheets[seat]
    // As the state writes them.
    readonly property var fields: nations.fieldsOf(seat)
    readonly property bool hasTiles: nations.depth !== Nations.Tracks

    FieldGroup {
        height: implicitHeight
        //: Heading over the book marker and the points of each age
        title: qsTr("Tracks")

        NumberField {
            match: root.nations
            seat: root.seat
            draft: root.draft
            path: "books"
            label: qsTr("Book marker")
            iconName: "book"
            current: root.sheet.books
        }
        Repeater {
            model: root.nations.age

            LedgerFields {
                required property int index

                // qmllint disable unqualified
                draft: root.draft
                match: root.nations
                seat: root.seat
                age: index + 1
                title: root.nations.roundName(index + 1)
                points: root.fields.ledger[index]
                // qmllint enable unqualified
            }
        }
        SwitchRow {
            objectName: "field_passed"
            width: parent?.width ?? 0
            visible: root.nations.stage === NationsMatch.Act || root.nations.stage === NationsMatch.Roll
            //: A player's board: no more actions in this age
            title: qsTr("Passed")
            checked: root.draft.value("passed", root.sheet.passed)
            onClicked: root.draft.change("passed", !checked, root.sheet.passed)
        }
    }
    FieldGroup {
        height: implicitHeight
        visible: root.hasTiles
        //: Heading over the tiles on a board
        title: qsTr("Board")

        BoardFields {
            draft: root.draft
            fields: root.fields
        }
    }
    FieldGroup {
        height: implicitHeight
        visible: root.hasTiles
        //: Heading over colonies and built wonders
        title: qsTr("Beside the board")

        BesideFields {
            draft: root.draft
            path: "colonies"
            kind: Nations.Colony
            current: root.fields.colonies
        }
        BesideFields {
            draft: root.draft
            path: "built"
            kind: Nations.Wonder
            current: root.fields.built
        }
    }
    Loader {
        active: root.nations.depth === Nations.Full
        visible: active
        sourceComponent: PieceFields {
            // qmllint disable unqualified
            draft: root.draft
            match: root.nations
            seat: root.seat
            fields: root.fields
            // qmllint enable unqualified
        }
    }
    Loader {
        active: root.fields.sums !== undefined
        visible: active
        sourceComponent: FieldGroup {
            //: Heading over points on tiles that were counted at the end, since the app does not know the tiles
            title: qsTr("Points on tiles")

            Repeater {
                // qmllint disable unqualified
                model: root.fields.sums
                // qmllint enable unqualified

                NumberField {
                    required property var modelData

                    // qmllint disable unqualified
                    match: root.nations
                    seat: root.seat
                    draft: root.draft
                    path: modelData.path
                    label: modelData.label
                    current: modelData.count
                    // qmllint enable unqualified
                }
            }
        }
    }
}
