// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// What the turn asks for, on a phone: the dice, the buildings, the developments, the board to pay from or to
// discard from.
FocusScope {
    id: root

    required property BronzeMatch match
    readonly property BronzeSheet sheet: match.sheets[match.seat]
    readonly property int stage: match.stage
    readonly property bool isPaying: stage === BronzeMatch.Buy && match.purchase.active
    // Which half shows when the turn leaves it open.
    property bool showsBuying: false
    readonly property bool buying: stage === BronzeMatch.Buy || stage !== BronzeMatch.Build && showsBuying
    readonly property bool showsHalves: stage === BronzeMatch.Build || stage === BronzeMatch.End
        || stage === BronzeMatch.Over || stage === BronzeMatch.Buy && !isPaying

    signal countWanted(BronzeBuilding building)

    Column {
        id: top
        width: parent.width

        TurnRail {
            width: parent.width
            visible: !root.showsHalves
            match: root.match
        }
        NoticeStrip {
            objectName: "lastRound"
            width: parent.width
            text: root.match.lastRound
        }
    }
    Loader {
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        sourceComponent: root.showsHalves ? halves : root.isPaying ? paying
            : root.stage === BronzeMatch.Discard ? discarding : rolling
    }

    Component {
        id: rolling

        RollView {
            match: root.match
        }
    }
    Component {
        id: paying

        PayView {
            match: root.match
        }
    }
    Component {
        id: discarding

        DiscardView {
            match: root.match
        }
    }
    Component {
        id: halves

        FocusScope {
            TurnLine {
                id: line
                width: parent.width
                match: root.match
                buying: root.buying
                onHalfChosen: buy => {
                    root.showsBuying = buy
                    if (root.stage === BronzeMatch.Build || root.stage === BronzeMatch.Buy)
                        root.match.showStage(buy ? BronzeMatch.Buy : BronzeMatch.Build)
                }
            }
            StonesButton {
                id: stones
                anchors.top: line.bottom
                x: Theme.gap
                width: parent.width - 2 * x
                height: visible ? implicitHeight : 0
                match: root.match
            }
            SheetHalf {
                anchors.top: stones.bottom
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.gapSmall
                x: Theme.gapSmall
                width: parent.width - 2 * x
                match: root.match
                sheet: root.sheet
                live: true
                buying: root.buying
                onCountWanted: building => root.countWanted(building)
            }
        }
    }
}
