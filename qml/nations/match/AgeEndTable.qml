// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// What every player did at the end of an age, step by step, and the points it brought; a filled cell can be touched to mend it.
Column {
    id: root

    required property NationsMatch match
    readonly property NationsAgeEnd ageEnd: match.ageEnd
    readonly property int nameWidth: width < 420 ? 76 : 150

    spacing: Theme.gapSmall

    AgeEndHeads {
        width: parent.width
        height: implicitHeight
        nameWidth: root.nameWidth
        column: root.ageEnd.column
    }
    Repeater {
        model: root.ageEnd.rows.length

        AgeEndRow {
            required property int index

            objectName: "ageEndRow" + index
            width: root.width
            height: implicitHeight
            nameWidth: root.nameWidth
            row: root.ageEnd.rows[index] ?? {}
            column: root.ageEnd.column
            onTouched: column => root.ageEnd.ask(row.seat, column)
        }
    }
}
