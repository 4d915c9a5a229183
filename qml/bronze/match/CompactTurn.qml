// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls

// What the turn asks for, on a phone: the dice, the buildings, the developments, the board to pay from or to
// discard from.
FocusScope {
    id: root

    required property BronzeMatch match
    readonly property int stage: match.stage
    readonly property bool isPaying: stage === BronzeMatch.Buy && match.purchase.active
    readonly property bool isTyping: stage === BronzeMatch.Typing
    readonly property bool showsHalves: !isTyping && stage !== BronzeMatch.Roll && stage !== BronzeMatch.Discard && !isPaying

    signal countWanted(BronzeBuilding building)

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
        readonly property string wantedView: root.isTyping ? "TypingView" : root.showsHalves ? "HalvesView" : root.isPaying ? "PayView"
            : root.stage === BronzeMatch.Discard ? "DiscardView" : "RollView"

        onWantedViewChanged: show()

        function show() {
            setSource(wantedView + ".qml", { match: root.match })
        }
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true

        function onCountWanted(building: BronzeBuilding) { root.countWanted(building) }
    }
}
