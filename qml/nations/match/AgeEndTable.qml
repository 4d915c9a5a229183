// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
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
            // qmllint disable unqualified
            width: root.width
            height: implicitHeight
            nameWidth: root.nameWidth
            row: root.ageEnd.rows[index] ?? {}
            column: root.ageEnd.column
            // qmllint enable unqualified
            onTouched: column => root.ageEnd.ask(row.seat, column)
        }
    }
}
