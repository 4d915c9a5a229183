// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Everyone's token and score, the best first; the winners' numbers are bold.
Row {
    id: root

    // In seat order, and the seats by rank.
    required property var names
    required property var marks
    required property var scores
    required property var winners
    required property var ranking
    readonly property int cell: Math.min(78, Math.floor(width / Math.max(1, ranking.length)))

    Repeater {
        model: root.ranking

        Row {
            id: player

            required property int modelData
            readonly property int mark: root.marks[modelData] ?? modelData

            width: root.cell
            spacing: Theme.gapSmall

            PlayerToken {
                anchors.verticalCenter: parent.verticalCenter
                size: 20
                mark: player.mark
                letter: root.names[player.modelData] ?? ""
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.scores.length > 0
                text: String(root.scores[player.modelData] ?? 0).replace("-", "−")
                color: Theme.pieces.player(player.mark)
                font: root.winners.includes(player.modelData) ? Type.figure : Type.figureLight
            }
        }
    }
}
