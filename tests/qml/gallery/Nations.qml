// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Nations

// The pieces of Nations: dice, chits, tiles in every shape, tracks with ties, what lies before a player. Tiles and their names are
// made up.
Rectangle {
    id: root

    width: 760
    height: 900
    color: Theme.table

    Column {
        x: 10
        y: 10
        width: 740
        spacing: 10

        Row {
            spacing: 10

            Repeater {
                model: ["book", "gold", "stone", "food", "strength", "reroll", "bowl", "swords", "trophy", "flag", "person", "house",
                        "moon", "order", "cart", "pass"]

                Column {
                    id: cell

                    required property string modelData

                    Icon { name: cell.modelData; size: 32 }
                    Icon { name: cell.modelData; size: 20 }
                    Icon { name: cell.modelData; size: 14 }
                }
            }
        }
        Row {
            spacing: 8

            Repeater {
                model: [-1, 0, 1, 2, 3, 4]

                Row {
                    id: row

                    required property int modelData

                    Repeater {
                        model: 4

                        Die { required property int index; colour: index; symbol: row.modelData; count: row.modelData < 0 ? 0 : 1 + index % 3; size: 28 }
                    }
                }
            }
        }
        Row {
            spacing: 6

            Repeater {
                model: 6

                Chit { required property int index; chit: index; size: 28 }
            }
            Repeater {
                model: 6

                Chit { required property int index; chit: index; size: 20 }
            }
        }
        WoodBoard {
            width: 344
            height: 240

            Row {
                x: 6
                y: 6
                spacing: 4

                TileCard { width: 63; height: 88; printed: true; name: "Krieger"; dice: [0]; caption: "gedruckt" }
                TileCard { width: 63; height: 88; name: "Terrassen\u00ADfelder"; dice: [2, 2]; points: 2 }
                TileCard { width: 63; height: 88; dice: [3, 3]; points: 3; mark: 1 }
                TileCard { width: 63; height: 88; dice: [1, 1, 3, 0]; points: 1; fresh: true }
                TileCard { width: 63; height: 88; printed: true; name: "Steinbruch"; dice: [0]; caption: "gedruckt"; corrected: true }
            }
            Row {
                x: 6
                y: 98
                spacing: 4

                TileCard { width: 130; height: 64; shape: TileItem.Lying; kind: 1; chits: [5, 5]; points: 2; caption: "Berater" }
                TileCard { width: 196; height: 64; shape: TileItem.Lying; kind: 3; stone: 4; points: 5; caption: "im Bau"; rightRoom: 76 }
            }
            Row {
                x: 6
                y: 166
                spacing: 4

                TileCard { width: 80; height: 60; shape: TileItem.Small; kind: 2; chits: [4]; points: 1 }
                TileCard { width: 80; height: 60; shape: TileItem.Small; kind: 2; chits: [2]; points: 2; name: "Ort" }
                TileCard { width: 80; height: 60; shape: TileItem.Small; kind: 2; points: 3 }
                TileCard { width: 80; height: 60; shape: TileItem.Small; kind: 3; chits: [0]; points: 4; caption: "gebaut" }
            }
        }
        Row {
            spacing: 6

            WoodBoard {
                width: 344
                height: 76

                TileCard { x: 6; y: 4; width: 130; height: 64; shape: TileItem.Lying; kind: 1; empty: true; caption: "kein Berater" }
                TileCard { x: 140; y: 4; width: 196; height: 64; shape: TileItem.Lying; kind: 3; empty: true; caption: "kein Wunder im Bau" }
            }
            Column {
                spacing: 6

                PoolRow { width: 344; dice: [0, 0, 2, 2, 3, 3, 1]; chits: [1, 5, 5, 5, 4, 2, 0]; rerolls: 2; mark: 1 }
            }
        }
        TrackStrip {
            width: 344
            title: "Punkte"
            iconName: "trophy"
            most: 32
            pegs: [{ name: "Anna", mark: 0, at: 9 }, { name: "Clara", mark: 1, at: 11 }, { name: "Ben", mark: 3, at: 7 }, { name: "David", mark: 4, at: 5 }]
        }
        TrackStrip {
            width: 344
            title: "Bücher"
            iconName: "book"
            most: 15
            pegs: [{ name: "Anna", mark: 0, at: 8 }, { name: "Clara", mark: 1, at: 8 }, { name: "Ben", mark: 2, at: 8 }, { name: "David", mark: 4, at: 15 }]
        }
        LedgerList {
            width: 344
            entries: [{ title: "Zeitalter I", detail: "Bücher 2 · Hungersnot 1 · Krieg 0", points: 3 }, { title: "auf Plättchen", detail: "Entwickl. 6 · Berater 2", points: 18 }]
            total: 27
        }
    }
}
