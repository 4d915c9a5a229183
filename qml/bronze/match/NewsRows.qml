// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme

// What the disaster did, a row a player.
Column {
    id: root

    required property BronzeMatch match
    required property var news
    readonly property var rows: news.rows ?? []

    function outcome(kind: string): int {
        return kind === "hit" ? DisasterRow.Hit : kind === "spared" ? DisasterRow.Immune : DisasterRow.Untouched
    }

    // The reason says itself that somebody is not touched.
    function result(row): string {
        switch (row.kind) {
        case "hit": return row.points > 0 ? "−" + row.points : ""
        //: What a disaster did to a player
        case "spared": return qsTr("immune")
        }
        return ""
    }

    spacing: Theme.gap

    Repeater {
        model: root.match.names.length

        DisasterRow {
            required property int index
            readonly property var row: root.rows[index] ?? ({})
            readonly property bronzeSheet sheet: root.match.sheets[row.seat ?? 0]

            visible: row.seat !== undefined
            playerName: row.name ?? ""
            mark: sheet.mark
            outcome: root.outcome(row.kind)
            reason: row.text ?? ""
            result: root.result(row)
            disasters: sheet.disasters
            fresh: sheet.freshDisasters
        }
    }
}
