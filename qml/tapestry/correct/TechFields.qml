// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// The tech cards of a player, to be corrected: the row of each that is named, and how many are not named.
Column {
    id: root

    required property CorrectionDraft draft
    required property TapestryMatch match
    required property int seat
    // What the match has, as a correction writes it.
    required property var current
    readonly property var now: draft.value("techCards", current)
    readonly property var techs: match.techsFor(seat)
    readonly property var rows: ["bottom", "middle", "top"]
    property bool isUnfolded: false

    width: parent?.width ?? 0
    spacing: Theme.gapSmall

    function heldOf(id: string): var {
        return now.find(held => held.card === id)
    }
    function wasThere(id: string): bool {
        return current.some(held => held.card === id)
    }
    // 0: it is not there.
    function put(id: string, place: int) {
        const held = { card: id, row: rows[place - 1] }
        const next = now.some(each => each.card === id) ? now.map(each => each.card === id ? held : each) : [...now, held]
        draft.change("techCards", place > 0 ? next : now.filter(each => each.card !== id), current)
    }
    function countUnnamed(row: string, list: var): int {
        return list.filter(held => held.card === "unknown" && held.row === row).length
    }
    function setUnnamed(row: string, count: int) {
        let left = count
        const next = now.filter(held => held.card !== "unknown" || held.row !== row || left-- > 0)
        while (left-- > 0)
            next.push({ card: "unknown", row: row })
        draft.change("techCards", next, current)
    }

    Repeater {
        model: root.rows

        Stepper {
            required property string modelData

            objectName: "field_techs_" + modelData
            width: root.width
            //: A number to be corrected: tech cards of a row that are not named; %1 the row
            label: qsTr("Not named, %1").arg(root.match.rowName(modelData))
            value: root.countUnnamed(modelData, root.now)
            changed: value !== root.countUnnamed(modelData, root.current)
            most: 30
            onStepped: count => root.setUnnamed(modelData, count)
        }
    }
    Repeater {
        model: root.isUnfolded ? root.techs : root.techs.filter(tech => root.wasThere(tech.id) || root.heldOf(tech.id) !== undefined)

        Column {
            id: tech

            required property var modelData
            readonly property var held: root.heldOf(modelData.id)
            readonly property var before: root.current.find(held => held.card === modelData.id)

            width: root.width
            spacing: Theme.gapSmall

            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                text: tech.modelData.name
                font: Type.labelBold
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                // The row in which it lies; once more: the player has none of it.
                Repeater {
                    model: root.rows

                    FilterChip {
                        required property int index
                        required property string modelData

                        objectName: "tech_" + tech.modelData.id + "_" + modelData
                        text: root.match.rowName(modelData)
                        spokenDetail: tech.modelData.name
                        chosen: tech.held?.row === modelData
                        changed: chosen !== (tech.before?.row === modelData)
                        onClicked: root.put(tech.modelData.id, chosen ? 0 : index + 1)
                    }
                }
            }
        }
    }
    ListRow {
        objectName: "otherTechs"
        width: root.width
        visible: !root.isUnfolded
        //: Opens a list of tech cards that a player does not have, to be corrected
        title: qsTr("Other tech cards")
        onClicked: root.isUnfolded = true
    }
}
