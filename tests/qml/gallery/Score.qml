// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// The final score, a disaster, the log, a set-up and lists, side by side.
Rectangle {
    id: root

    width: 1120
    height: 700
    color: Theme.table

    PageHeader { width: 360; title: "Final score"; detail: "14 rounds · 52 min"; isTop: true }
    Paper {
        x: 8; y: 64; width: 344; height: table.height + 16

        ScoreTable {
            id: table
            x: 6; y: 6; width: 332; height: implicitHeight
            players: [{ name: "Ada", mark: 0, isWinner: false }, { name: "Ben", mark: 1, isWinner: false },
                      { name: "Cleopatra", mark: 2, isWinner: true }, { name: "Dov", mark: 3, isWinner: false }]
            lines: [{ label: "Developments", values: ["23", "17", "15", "18"], points: [23, 17, 15, 18], kind: "plain" },
                    { label: "Monuments", values: ["21", "8", "24", "5"], points: [21, 8, 24, 5], kind: "plain" },
                    { label: "Architecture", values: ["3", "–", "–", "–"], points: [3, 0, 0, 0], kind: "plain" },
                    { label: "Empire", values: ["–", "–", "4", "–"], points: [0, 0, 4, 0], kind: "plain" },
                    { label: "Subtotal", values: ["47", "25", "43", "23"], kind: "sum" },
                    { label: "Disasters", values: ["−10", "−8", "−6", "−5"], points: [-10, -8, -6, -5], kind: "loss" },
                    { label: "Total", values: ["37", "17", "37", "18"], kind: "total" },
                    { label: "Goods left", values: ["15", "6", "24", "9"], kind: "tie" }]
        }
    }
    DisasterCard {
        x: 372; y: 8; width: 344; height: implicitHeight
        name: "Pestilence"
        sentence: "Ben rolled three skulls: everyone else loses 3"
        skulls: 3
        note: "Before that: 5 food eaten, every city fed. Exactly one disaster counts; skulls do not add up over turns."

        DisasterRow { playerName: "Ada"; mark: 0; outcome: DisasterRow.Hit; reason: "no Medicine"; result: "−3"; disasters: 10; fresh: 3 }
        DisasterRow { playerName: "Ben"; mark: 1; outcome: DisasterRow.Untouched; reason: "rolled the skulls himself"; result: "not touched" }
        DisasterRow { playerName: "Cleo"; mark: 2; outcome: DisasterRow.Immune; reason: "owns Medicine"; result: "immune" }
        DisasterRow { playerName: "Dov"; mark: 3; outcome: DisasterRow.Immune; reason: "owns Medicine"; result: "immune" }
    }
    Column {
        x: 736; y: 8; width: 344; spacing: 6

        LogLine { width: 344; mark: 1; letter: "B"; sentence: "Buy Caravans for 22"; points: "+4"; isRedo: true }
        LogLine { width: 344; mark: 1; letter: "B"; sentence: "Built 1 box of the 6th city"; detail: "3 of 5 boxes"; points: "now"; isNow: true }
        LogLine { width: 344; mark: 1; letter: "B"; sentence: "Finished the Temple, first at the table"; detail: "3 boxes"; points: "+4" }
        LogLine { width: 344; mark: 0; letter: "A"; sentence: "The table set Ada's food to 6"; detail: "was 5: “forgot Agriculture”"; isCorrection: true }
        ListRow { width: 344; title: "The Bronze Age · 14 Nov"; detail: "Cleo 37, Ada 37, Dov 18, Ben 17"; iconName: "crown"; iconColor: Theme.pieces.player(2); isPaper: true }
        ListRow { width: 344; title: "The Bronze Age · 8 Nov"; detail: "Ada 21, Ben 16, Dov −3"; iconName: "crown"; iconColor: Theme.pieces.player(0) }
        TextEntry { width: 344; label: "Name"; text: "Ada" }
        TextEntry { width: 344; label: "Name" }
        SegmentedSwitch { width: 344; tall: true; options: ["Real dice", "The app rolls"]; current: 0 }
        Row {
            spacing: 8

            AppButton { text: "Only count scores" }
            AppButton { text: "Start"; detail: "Ada begins"; kind: AppButton.Primary; mark: 0; width: 120 }
            AppButton { text: "All 23"; kind: AppButton.Quiet; mark: 1 }
        }
        DiceTray {
            id: tray
            width: 344; title: "Ben rolled"; diceCount: 5; resting: true

            DieFace { size: tray.dieSize; face: "skull" }
            DieFace { size: tray.dieSize; face: "food" }
            DieFace { size: tray.dieSize; face: "workers" }
            DieFace { size: tray.dieSize; face: "coins"; coins: 12 }
            DieFace { size: tray.dieSize; face: "good" }
        }
    }
}
