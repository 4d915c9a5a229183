// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The disaster of this turn and whom it hit, until it has been read.
ScrollArea {
    id: root

    required property BronzeMatch match
    property bool showsRail: true
    // What was last told: while nothing is, nobody looks.
    property var news: match.news
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

    Connections {
        target: root.match

        function onNewsChanged() {
            if ((root.match.news.title ?? "") === "")
                return
            root.news = root.match.news
            root.contentY = 0
        }
    }

    objectName: "news"
    backdrop: showsRail ? Theme.table : Theme.paper
    contentHeight: card.y + card.height + Theme.gap

    TurnRail {
        id: rail
        width: parent.width
        visible: root.showsRail
        match: root.match
        atDisaster: true
    }
    DisasterCard {
        id: card
        x: Math.round((parent.width - width) / 2)
        y: (root.showsRail ? rail.height : 0) + Theme.gap
        width: Math.min(root.width - 2 * Theme.gap, 560)
        name: root.news.title ?? ""
        sentence: root.news.sentence ?? ""
        skulls: root.news.skulls ?? 0

        Repeater {
            model: root.match.sheets.length

            DisasterRow {
                required property int index
                readonly property var row: root.rows[index] ?? ({})
                readonly property BronzeSheet sheet: root.match.sheets[row.seat ?? 0]

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
}
