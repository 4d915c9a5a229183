// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls
import Pegsheet.Match

// What the turn asks for, on a phone: the dice, the buildings, the developments, the board to pay from or to
// discard from.
FocusScope {
    id: root

    required property BronzeMatch match
    readonly property int stage: match.stage
    readonly property bool isPaying: stage === BronzeMatch.Buy && match.purchase.active
    // What the stages show that do not show a half of the sheet.
    readonly property bool isTyping: stage === BronzeMatch.Typing
    readonly property string wholeView: stage === BronzeMatch.Roll ? "RollView" : isPaying ? "PayView"
        : stage === BronzeMatch.Discard ? "DiscardView" : stage === BronzeMatch.Spears ? "SpearsView"
        : stage === BronzeMatch.Trade ? "TradeView" : isTyping ? "TypingView" : ""
    readonly property bool showsHalves: wholeView === ""

    signal countWanted(string path)

    Column {
        id: top
        width: parent.width

        Loader {
            readonly property bool isWanted: !root.showsHalves && !root.isTyping

            width: parent.width
            visible: isWanted
            onIsWantedChanged: {
                if (isWanted && item === null)
                    setSource("TurnRail.qml", { match: root.match })
            }
        }
        MatchNotices {
            width: parent.width
            match: root.match
        }
    }
    Loader {
        id: view
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true

        // By file, so that only what is shown is read.
        readonly property string wantedView: root.showsHalves ? "HalvesView" : root.wholeView

        onWantedViewChanged: show()

        function show() {
            setSource(wantedView + ".qml", { match: root.match })
        }
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true

        function onCountWanted(path: string) { root.countWanted(path) }
    }
}
