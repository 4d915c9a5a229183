// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// What every player did at the end of an age, step by step, and the points it brought; a filled cell can be touched to mend it.
Column {
    id: root

    required property NationsMatch match
    readonly property nationsAgeEnd ageEnd: match.ageEnd
    // The height that its rows may fill; 0: no more than they need.
    property int room: 0
    // Where it is wide each player's score stands behind.
    readonly property bool hasScore: width >= 480
    readonly property int nameWidth: width < 420 ? 76 : width < 620 ? 120 : 200
    readonly property int players: ageEnd.rows.length
    readonly property int rowRoom: Math.floor((room - heads.height - players * spacing) / Math.max(1, players))

    spacing: Theme.gapSmall

    AgeEndHeads {
        id: heads
        width: parent.width
        height: implicitHeight
        nameWidth: root.nameWidth
        column: root.ageEnd.column
        hasScore: root.hasScore
    }
    Repeater {
        model: root.ageEnd.rows.length

        AgeEndRow {
            required property int index

            objectName: "ageEndRow" + index
            width: root.width
            height: Math.max(implicitHeight, Math.min(root.rowRoom, 160))
            score: root.hasScore ? root.match.sheets[row.seat]?.points ?? 0 : -1
            nameWidth: root.nameWidth
            match: root.match
            row: root.ageEnd.rows[index] ?? row
            column: root.ageEnd.column
        }
    }
}
