// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What everybody's points came from, the best player first.
Paper {
    id: root

    // See History.shown.
    required property var about
    readonly property var players: about.players ?? []
    readonly property var sources: players[0]?.sources ?? []

    function lines(): var {
        const shown = sources.map((source, line) => ({
            label: source.label,
            values: players.map(player => number(player.sources[line].points)),
            points: players.map(player => player.sources[line].points),
            kind: players.some(player => player.sources[line].points < 0) ? "loss" : "plain"
        }))
        //: The last line of a score
        shown.push({ label: qsTr("Total"), values: players.map(player => player.score === 0 ? "0" : number(player.score)), kind: "total" })
        return shown
    }

    function number(points: int): string {
        return points === 0 ? "–" : String(points).replace("-", "−")
    }

    implicitHeight: table.height + 2 * Theme.gap

    ScoreTable {
        id: table
        objectName: "matchResult"
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        height: implicitHeight
        isTouchable: false
        players: root.players.map(player => ({ name: player.name, mark: player.mark, isWinner: player.winner }))
        lines: root.lines()
    }
}
