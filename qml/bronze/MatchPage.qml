// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of the Bronze Age in play; faces of real dice can be typed as their numbers.
MatchFrame {
    id: root

    readonly property BronzeMatch bronze: match as BronzeMatch

    function takeKey(event: var): bool {
        const number = event.key - Qt.Key_0
        const tray = bronze.tray
        const isEntering = bronze.stage === BronzeMatch.Roll && tray.realDice && (!tray.rolled || tray.missing > 0)
            && number >= 1 && number <= 6
        if (isEntering)
            bronze.enterFace(number - 1)
        return isEntering
    }

    Connections {
        target: root.shownView
        ignoreUnknownSignals: true

        function onCountWanted(path: string) {
            root.ask(root.bronze.stage === BronzeMatch.Typing ? "NumberPick" : "WorkerCount", root.match.seat, path)
        }
    }
    Connections {
        target: root.bronze

        function onNumberAsked(seat: int, path: string) { root.ask("NumberPick", seat, path) }
    }
}
