// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Nations

// How one field of a board shall be: a number, or what lies in a place for a tile.
FieldQuestion {
    id: root

    readonly property NationsMatch nations: match as NationsMatch
    readonly property list<string> steps: path.split(".")
    readonly property string group: steps[0]
    readonly property var kinds: ({ developments: Nations.Development, advisor: Nations.Advisor, wonder: Nations.Wonder,
        colonies: Nations.Colony, built: Nations.Wonder })
    readonly property bool isTile: group in kinds
    readonly property bool isListed: group === "colonies" || group === "built"
    readonly property var asked: nations.field(seat, isTile ? group : path)

    //: Over the correction of one thing: %1 a player, %2 a thing of the board
    text: qsTr("%1: %2").arg(match.names[seat] ?? "").arg(nations.fieldName(path))
    values: CorrectionDraft {
        id: pencil
    }
    field: isTile ? tile : path === "passed" ? passed : stepper

    Component {
        id: stepper

        NumberField {
            draft: pencil
            field: root.asked
        }
    }
    Component {
        id: passed

        SwitchRow {
            objectName: "field_passed"
            title: root.asked.name
            checked: pencil.value("passed", root.asked.value)
            onClicked: pencil.change("passed", !checked, root.asked.value)
        }
    }
    Component {
        id: tile

        TileField {
            draft: pencil
            path: root.group
            current: root.asked.value
            place: root.steps.length > 1 ? Number(root.steps[1]) : -1
            kind: root.kinds[root.group]
            canVanish: root.isListed
            isOpen: true
            label: root.nations.fieldName(root.path)
        }
    }
}
