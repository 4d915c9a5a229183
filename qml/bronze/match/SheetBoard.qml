// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze

// The drilled board of a sheet, spearheads on top as on the printed one.
PegBoard {
    id: root

    required property BronzeMatch match
    required property BronzeSheet sheet
    property bool live: false

    component BoundRow: PegRow {
        required property BronzePegRow row

        objectName: "row_" + row.key
        width: root.width
        good: row.key
        values: row.values
        count: row.peg
        chosen: row.chosen && row.pencil <= 0
        preview: row.chosen && row.pencil > 0 ? row.pencil : -1
        cameFrom: row.before
        legal: root.live && row.legal
        mark: root.sheet.mark
        enabled: root.live
        spokenName: row.name
        //: Spoken of a row of the board: %1 pegs, worth %2 coins
        spokenDetail: row.isFood ? String(row.peg) : qsTr("%1, worth %2").arg(row.peg).arg(row.value)
        onClicked: root.match.touchRow(row.key)
    }

    Repeater {
        model: root.sheet.goods.length

        BoundRow {
            required property int index

            row: root.sheet.goods[root.sheet.goods.length - 1 - index]
        }
    }
    BoundRow {
        row: root.sheet.food
    }
}
