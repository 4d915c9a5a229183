// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Empires

// The order of the places of a row, as a correction of the whole row: two that are touched change positions, with all that lies there.
Choices {
    id: root

    required property CorrectionDraft draft
    required property EmpiresMatch match
    required property int seat
    readonly property var now: match.sheets.length > 0 ? match.rowOf(seat) : []
    readonly property var row: draft.value("row", now)
    // As they lie there, in the order of the correction.
    readonly property var places: row.map(each => match.sheets[seat].row[now.findIndex(place => place.location === each.location)])

    function change(one: int, other: int) {
        const next = JSON.parse(JSON.stringify(row))
        next[one] = row[other]
        next[other] = row[one]
        draft.change("row", next, now)
    }

    objectName: "order"
    columnCount: 3
    mostColumns: 5
    title: chosen < 0
        //: Over the places of a row whose order is corrected
        ? qsTr("Touch two places that change positions.")
        //: Over the places of a row whose order is corrected: %1 the one that was touched
        : qsTr("With which other place does %1 change?").arg(places[chosen].name)
    //: A place of a row whose order is corrected: %1 its position, %2 its name
    names: places.map((place, index) => qsTr("%1 · %2").arg(index + 1).arg(place.name))
    icons: places.map(place => Signs.places[place.location])
    changed: row.map((each, index) => each.location !== now[index].location)
    chosen: -1
    onPicked: index => {
        if (chosen >= 0 && chosen !== index)
            change(chosen, index)
        chosen = chosen < 0 ? index : -1
    }
}
