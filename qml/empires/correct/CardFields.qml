// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Controls
import Pegsheet.Empires

// Whether an Innovation lies there, and whether it is exhausted, as a correction of the whole row.
Column {
    id: root

    required property CorrectionDraft draft
    required property EmpiresMatch match
    required property int seat
    required property int position
    required property var card
    readonly property var now: match.sheets.length > 0 ? match.rowOf(seat) : []
    readonly property var row: draft.value("row", now)
    readonly property var lying: (row[position - 1].innovations ?? []).find(each => each.card === card.id)

    // The row with other Innovations at that place.
    function lay(innovations) {
        const next = JSON.parse(JSON.stringify(row))
        next[position - 1].innovations = innovations
        draft.change("row", next, now)
    }

    SwitchRow {
        objectName: "field_lies" + root.card.card
        width: root.width
        //: An Innovation to be corrected, it lies there: %1 its name, %2 the position of the place
        title: qsTr("%1 at position %2").arg(root.card.name).arg(root.position)
        checked: root.lying !== undefined
        onClicked: {
            const others = (root.row[root.position - 1].innovations ?? []).filter(each => each.card !== root.card.id)
            root.lay(checked ? others : [...others, { card: root.card.id, exhausted: root.card.exhausted }])
        }
    }
    SwitchRow {
        objectName: "field_exhausted" + root.card.card
        width: root.width
        visible: root.lying !== undefined
        //: An Innovation to be corrected, it is exhausted: %1 its name
        title: qsTr("%1 is exhausted").arg(root.card.name)
        checked: root.lying?.exhausted ?? false
        onClicked: root.lay(root.row[root.position - 1].innovations.map(each =>
            each.card === root.card.id ? { card: each.card, exhausted: !checked } : each))
    }
}
