// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Everybody's total as a bar, the best first: where nothing is known of how it went.
Paper {
    id: root

    // One a player: {name, mark, isWinner}; and the total of each, as it is written.
    required property var players
    required property var totals
    // How high it may be, in pixels.
    property real room: 0
    readonly property var ranked: players.map((player, seat) => ({ player, text: totals[seat] ?? "", points: points(totals[seat] ?? "") }))
        .sort((one, other) => other.player.isWinner - one.player.isWinner || other.points - one.points)
    readonly property real largest: ranked.reduce((most, row) => Math.max(most, Math.abs(row.points)), 1)
    readonly property int rowHeight: Math.max(Theme.touch, Math.min(Math.floor((room - 2 * Theme.gapLarge) / Math.max(1, players.length)), 96))
    readonly property int numberWidth: Math.ceil(totals.reduce((widest, text) => Math.max(widest, Type.widthOf(text, Type.score)), 0)) + Theme.gap
    readonly property int nameWidth: Math.ceil(Math.min(width * 0.3,
        players.reduce((widest, player) => Math.max(widest, Type.widthOf(player.name, Type.bodyBold)), 0)))

    function points(text: string): int {
        return parseInt(text.replace("−", "-")) || 0
    }

    height: list.height + 2 * Theme.gapLarge

    Column {
        id: list
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x

        Repeater {
            model: root.ranked

            Item {
                id: line

                required property var modelData

                width: list.width
                height: root.rowHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.player.name + ", " + modelData.text

                PlayerToken {
                    id: token
                    anchors.verticalCenter: parent.verticalCenter
                    size: 28
                    mark: line.modelData.player.mark
                    letter: line.modelData.player.name
                }
                PlayerName {
                    id: name
                    anchors.left: token.right
                    anchors.leftMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    playerName: line.modelData.player.name
                    room: root.nameWidth
                    width: room
                    font: Type.bodyBold
                }
                Rectangle {
                    readonly property real reach: line.width - x - root.numberWidth - Theme.gap

                    anchors.left: name.right
                    anchors.leftMargin: Theme.gapLarge
                    y: Math.round((parent.height - height) / 2)
                    width: Math.max(2, Math.round(reach * Math.abs(line.modelData.points) / root.largest))
                    height: Math.floor(root.rowHeight / 2)
                    radius: 2
                    color: line.modelData.points < 0 ? Theme.danger : Theme.pieces.player(line.modelData.player.mark)
                }
                AppText {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.text
                    color: line.modelData.points < 0 ? Theme.danger : Theme.ink
                    font: Type.score
                }
            }
        }
    }
}
