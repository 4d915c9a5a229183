// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A phone while rolling.
Rectangle {
    id: root

    width: 360
    height: 640
    color: Theme.table

    PlayerStrip {
        id: strip
        width: parent.width
        playerCount: 4

        PlayerTab { width: strip.tabWidth; playerName: "Ada"; mark: 0; score: "9"; detail: "pt · 3/5"; started: true }
        PlayerTab { width: strip.tabWidth; playerName: "Ben"; mark: 1; score: "6"; detail: "pt · 3/5"; shown: true; acting: true }
        PlayerTab { width: strip.tabWidth; playerName: "Cleo"; mark: 2; score: "14"; detail: "pt · 2/5" }
        PlayerTab { width: strip.tabWidth; playerName: "Dov"; mark: 3; score: "8"; detail: "pt · 4/5" }
    }
    PhaseRail {
        id: rail
        y: strip.height
        width: parent.width
        phases: ["Roll", "Feed", "Disaster", "Build", "Buy", "Discard"]
        current: 0
        mark: 1
    }
    DiceTray {
        id: tray
        x: 8; y: 100; width: 344; title: "Ben's dice"; note: "1 re-roll left"; dots: 3; dotsLeft: 1; diceCount: 5
        hint: "Touch a die to keep it or let it go"

        DieFace { size: tray.dieSize; face: "skull"; locked: true }
        DieFace { size: tray.dieSize; face: "food"; kept: true; mark: 1 }
        DieFace { size: tray.dieSize; face: "workers"; kept: true; mark: 1 }
        DieFace { size: tray.dieSize; face: "coins"; kept: true; mark: 1 }
        DieFace { size: tray.dieSize; face: "good"; rollsAgain: true }
    }
    Paper {
        x: 8; y: tray.y + tray.height + 12; width: 344; height: 250

        AppText { x: 12; y: 8; text: "If you keep these"; font: Type.nameLarge }
        Row {
            id: tiles
            x: 8; y: 36; spacing: 6

            PreviewTile { width: 61; spokenName: "food"; iconName: "food"; text: "+3"; reason: "7 − 5 = 2" }
            PreviewTile { width: 61; spokenName: "goods"; iconName: "pottery"; text: "+3"; reason: "7 goods" }
            PreviewTile { width: 61; spokenName: "workers"; iconName: "worker"; text: "4"; reason: "Masonry +1" }
            PreviewTile { width: 61; spokenName: "coins"; iconName: "coin"; text: "7"; reason: "28 in all" }
            PreviewTile { width: 61; spokenName: "skulls"; iconName: "skull"; text: "1"; reason: "nothing" }
        }
        MiniBoard {
            id: mini
            x: 8; y: 112; width: 328

            MiniPeg { width: mini.cellWidth; spokenName: "food"; good: "food"; count: 4; next: 2; caption: "food" }
            MiniPeg { width: mini.cellWidth; spokenName: "wood"; good: "wood"; count: 2; next: 3; caption: "worth 6" }
            MiniPeg { width: mini.cellWidth; spokenName: "stone"; good: "stone"; count: 1; next: 2; caption: "worth 6" }
            MiniPeg { width: mini.cellWidth; spokenName: "pottery"; good: "pottery"; count: 1; next: 2; caption: "worth 9" }
            MiniPeg { width: mini.cellWidth; spokenName: "cloth"; good: "cloth"; count: 0; caption: "worth 0" }
            MiniPeg { width: mini.cellWidth; spokenName: "spearheads"; good: "metal"; count: 0; caption: "worth 0" }
        }
    }
    ActionBar {
        anchors.bottom: parent.bottom
        width: parent.width
        mark: 1
        undoText: "Undo: roll"
        wayOutText: "Keep all"
        mainText: "Roll 1 die"
        mainIcon: "dice"
    }
}
