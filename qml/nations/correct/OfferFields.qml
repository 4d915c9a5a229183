// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// The tiles on offer, where the match has them: column by column three rows, the cheapest first.
FieldGroup {
    id: root

    required property CorrectionDraft draft
    // Columns of three places each, as the state writes them.
    required property var current

    //: Heading over the tiles that can be bought in this age
    title: qsTr("The offer")

    Repeater {
        model: root.current.length * 3

        TileField {
            required property int index

            draft: root.draft
            path: "offer"
            current: root.current
            column: Math.floor(index / 3)
            place: index % 3
            asksKind: true
            kind: Math.max(0, kinds.indexOf(tile?.kind ?? ""))
            //: A place of the offer, counted from the left and from the cheapest row
            label: qsTr("Column %1, row %2").arg(column + 1).arg(place + 1)
        }
    }
}
