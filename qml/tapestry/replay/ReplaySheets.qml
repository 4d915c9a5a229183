// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// Every player's board as it was, side by side; with the tracks where there is height for them.
ScrollArea {
    id: root

    required property TapestryMatch match
    readonly property int players: match.names.length
    readonly property int columns: Math.max(1, Math.min(players, Math.floor(width / 340)))
    readonly property int rows: Math.ceil(players / columns)
    readonly property bool hasTracks: !match.isByNumbers && height / rows >= 760

    contentHeight: boards.height

    Grid {
        id: boards
        width: parent.width
        columns: root.columns
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gapLarge

        Repeater {
            model: root.players

            Column {
                id: player

                required property int index
                readonly property var sheet: root.match.sheets[index]

                width: Math.floor((boards.width - (root.columns - 1) * boards.columnSpacing) / root.columns)
                spacing: Theme.gapSmall

                Item {
                    width: parent.width
                    height: 28

                    PlayerToken {
                        anchors.verticalCenter: parent.verticalCenter
                        mark: player.sheet.mark
                        letter: player.sheet.name
                    }
                    PlayerName {
                        x: 32
                        anchors.verticalCenter: parent.verticalCenter
                        playerName: player.sheet.name
                        room: points.x - x - Theme.gap
                        font: Type.heading
                    }
                    AppText {
                        id: points
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: String(player.sheet.vp)
                        color: Theme.pieces.player(player.sheet.mark)
                        font: Type.figure
                    }
                }
                ReplayBoard {
                    width: parent.width
                    match: root.match
                    seat: player.index
                }
                Loader {
                    width: parent.width
                    active: root.hasTracks
                    visible: active
                    sourceComponent: Component {
                        TracksView {
                            owner: player.sheet.name
                            match: root.match
                            sheet: player.sheet
                        }
                    }
                }
            }
        }
    }
}
