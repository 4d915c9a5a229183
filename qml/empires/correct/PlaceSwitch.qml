// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// Whether a place is destroyed, as a correction of the whole row, wherever the place lies in it then.
SwitchRow {
    required property CorrectionDraft draft
    required property EmpiresMatch match
    required property int seat
    required property var place
    readonly property var now: match.sheets.length > 0 ? match.rowOf(seat) : []
    readonly property var row: draft.value("row", now)
    readonly property int index: row.findIndex(each => each.location === now[place.position - 1].location)

    objectName: "field_row" + place.position
    checked: row[index].destroyed
    onClicked: {
        const next = JSON.parse(JSON.stringify(row))
        next[index].destroyed = !checked
        draft.change("row", next, now)
    }
}
