// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A phone while real dice are entered, in German.
Rectangle {
    id: root

    width: 360
    height: 640
    color: Theme.table

    PlayerStrip {
        id: strip
        width: parent.width
        playerCount: 4

        PlayerTab { width: strip.tabWidth; playerName: "Ada"; mark: 0; score: "9"; detail: "P · 3/5"; detailShort: "3/5"; started: true }
        PlayerTab { width: strip.tabWidth; playerName: "Benedikt"; mark: 1; score: "6"; detail: "P · 3/5"; detailShort: "3/5"; shown: true; acting: true; started: true }
        PlayerTab { width: strip.tabWidth; playerName: "Cleo"; mark: 2; score: "14"; detail: "P · 2/5"; detailShort: "2/5" }
        PlayerTab { width: strip.tabWidth; playerName: "Dov"; mark: 3; score: "−8"; detail: "P · 4/5"; detailShort: "4/5" }
    }
    PhaseRail {
        id: rail
        y: strip.height
        width: parent.width
        phases: ["Würfeln", "Ernähren", "Katastrophe", "Bauen", "Kaufen", "Ablegen"]
        current: 2
        mark: 1
    }
    NoticeStrip {
        id: notice
        y: 96
        width: parent.width
        text: "Letzte Runde: Dov besitzt 5 Errungenschaften. Cleo spielt noch."
    }
    DiceTray {
        id: tray
        x: 8; y: notice.y + notice.height + 4; width: 344; title: "Was liegt auf dem Tisch?"; note: "3 von 7"; diceCount: 7
        hint: "Würfel hier berühren, um ihn herauszunehmen"

        DieFace { size: tray.dieSize; face: "skull" }
        DieFace { size: tray.dieSize; face: "food" }
        DieFace { size: tray.dieSize; face: "workers" }
        DieFace { size: tray.dieSize; face: "" }
        DieFace { size: tray.dieSize; face: "" }
        DieFace { size: tray.dieSize; face: "" }
        DieFace { size: tray.dieSize; face: "" }
    }
    Flow {
        id: keys
        x: 8; y: tray.y + tray.height + 10; width: 344; spacing: 8

        FaceKey { mark: 1; face: "food"; text: "3 Nahrung" }
        FaceKey { mark: 1; face: "good"; text: "1 Ware" }
        FaceKey { mark: 1; face: "skull"; text: "2 Waren, Schädel" }
        FaceKey { mark: 1; face: "workers"; text: "3 Arbeiter" }
        FaceKey { mark: 1; face: "choice"; text: "2 Nahrung oder 2 Arbeiter" }
        FaceKey { possible: false; face: "coins"; text: "7 Münzen" }
    }
    RefusalNote {
        anchors.bottom: bar.top
        anchors.bottomMargin: 8
        x: 8; width: 344
        text: "Kornspeicher kostet 30. Du hast 28: 7 von den Würfeln und Waren im Wert von 21."
    }
    ActionBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        mark: 1
        undoText: ""
        wayOutText: "Würfel der App"
        wayOutIcon: "dice"
        mainText: "Noch 2 Würfel"
        mainPossible: false
    }
}
