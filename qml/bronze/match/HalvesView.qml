// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme

// A phone between collecting and the end of the turn: one half of the sheet, the other a touch away.
FocusScope {
    id: root

    required property BronzeMatch match
    readonly property int stage: match.stage
    // Which half shows when the turn leaves it open.
    property bool showsBuying: false
    readonly property bool buying: stage === BronzeMatch.Buy || stage !== BronzeMatch.Build && showsBuying

    signal countWanted(string path)

    TurnLine {
        id: line
        width: parent.width
        match: root.match
        buying: root.buying
        onHalfChosen: buy => {
            root.showsBuying = buy
            if (root.stage === BronzeMatch.Build || root.stage === BronzeMatch.Buy)
                root.match.touch("look", buy ? BronzeMatch.Buy : BronzeMatch.Build)
        }
    }
    Loader {
        id: extras
        anchors.top: line.bottom
        x: Theme.gap
        width: parent.width - 2 * x
        height: active ? (item?.implicitHeight ?? 0) + Theme.gapSmall : 0
        active: root.match.exchange.open || root.stage === BronzeMatch.Build
            && (root.match.exchange.offered || root.match.stonesToSell > 0 || root.match.exchange.shipsInReach > 0)
        sourceComponent: TurnExtras {
            match: root.match
        }
    }
    SheetHalf {
        anchors.top: extras.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gapSmall
        width: parent.width - 2 * x
        match: root.match
        sheet: root.match.acting
        live: true
        buying: root.buying
        onCountWanted: path => root.countWanted(path)
    }
}
