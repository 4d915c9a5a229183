// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Nations
import Pegsheet.Controls

// Every field of a player's board.
SheetFieldGrid {
    id: root

    readonly property NationsMatch nations: match as NationsMatch
    // What lies in every field now, by its path.
    readonly property var now: fields.reduce((all, field) => Object.assign(all, { [field.path]: field.value }), {})
    readonly property bool hasTiles: nations.depth !== Nations.Tracks
    readonly property var pieces: fieldsIn("dice", "chits")
    readonly property var points: fieldsIn("tilePoints")

    FieldGroup {
        height: implicitHeight
        //: Heading over the book marker and the points of each age
        title: qsTr("Tracks")

        Repeater {
            // Age by age.
            model: root.fieldsIn("books").concat(root.fieldsIn("ledger").sort((a, b) => a.path < b.path ? -1 : 1))

            NumberField {
                required property var modelData
                draft: root.draft
                field: modelData
                iconName: modelData.path === "books" ? "book" : ""
            }
        }
        SwitchRow {
            objectName: "field_passed"
            width: parent?.width ?? 0
            visible: root.now.passed !== undefined
            //: A player's board: no more actions in this age
            title: qsTr("Passed")
            checked: root.draft.value("passed", root.now.passed ?? false)
            onClicked: root.draft.change("passed", !checked, root.now.passed)
        }
    }
    FieldGroup {
        height: implicitHeight
        visible: root.hasTiles
        //: Heading over the tiles on a board
        title: qsTr("Board")

        BoardFields {
            draft: root.draft
            now: root.now
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
            current: root.now.colonies ?? []
        }
        BesideFields {
            draft: root.draft
            path: "built"
            kind: Nations.Wonder
            current: root.now.built ?? []
        }
    }
    FieldGroup {
        height: implicitHeight
        visible: root.pieces.length > 0
        //: Heading over dice and chits
        title: qsTr("Dice and chits")

        Repeater {
            model: root.pieces

            NumberField {
                required property var modelData

                draft: root.draft
                field: modelData
            }
        }
    }
    FieldGroup {
        height: implicitHeight
        visible: root.points.length > 0
        //: Heading over points on tiles that were counted at the end, since the app does not know the tiles
        title: qsTr("Points on tiles")

        Repeater {
            model: root.points

            NumberField {
                required property var modelData

                draft: root.draft
                field: modelData
            }
        }
    }
}
