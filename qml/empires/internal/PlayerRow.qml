// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Empires

// The row of a player: the eleven as they lie, and under it in words.
Column {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var sheet: match.sheets[seat]
    // Without the list in words.
    property bool isBrief: false

    RowStrip {
        width: parent.width
        row: root.sheet.row
    }
    Repeater {
        model: root.isBrief ? [] : root.sheet.row

        PlaceRow {
            required property var modelData

            width: root.width
            match: root.match
            seat: root.seat
            place: modelData
        }
    }
}
