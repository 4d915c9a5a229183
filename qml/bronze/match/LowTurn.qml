// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// What the turn asks for, on a phone lying on its side: the tray beside what it brings, the buildings beside the
// developments, the board beside the price. The bar has its place at the lower right.
FocusScope {
    id: root

    required property BronzeMatch match
    required property CompactMatch frame
    readonly property int barHeight: frame.barSpace
    readonly property int sideWidth: frame.sideWidth
    readonly property int stage: match.stage
    readonly property bronzeSheet sheet: match.acting
    readonly property bool isRolling: stage === BronzeMatch.Roll
    readonly property bool isPaying: stage === BronzeMatch.Buy && match.purchase.active
    readonly property bool isDiscarding: stage === BronzeMatch.Discard

    signal countWanted(string path)

    Loader {
        id: main
        width: root.width - root.sideWidth
        height: parent.height
        focus: true
        sourceComponent: root.isRolling ? tray : root.isPaying ? board : root.isDiscarding ? discard
            : root.stage === BronzeMatch.Spears ? spears : root.stage === BronzeMatch.Trade ? trade : buildings
    }
    Column {
        id: top
        x: main.width
        width: root.sideWidth

        TurnRail {
            width: parent.width
            visible: !root.match.scoring
            match: root.match
        }
        MatchNotices {
            width: parent.width
            match: root.match
        }
    }
    Loader {
        x: main.width
        y: top.height
        width: root.sideWidth
        height: parent.height - y - root.barHeight
        sourceComponent: root.isRolling ? preview : root.isPaying ? sum : developments
    }

    Component {
        id: tray

        ScrollArea {
            contentHeight: dice.height + 2 * Theme.gapSmall

            Column {
                id: dice
                x: Theme.gap
                y: Theme.gapSmall
                width: parent.width - 2 * x
                spacing: Theme.gap

                RollTray {
                    width: parent.width
                    match: root.match
                }
                Loader {
                    width: parent.width
                    active: root.match.tray.realDice && root.match.tray.missing > 0
                    visible: active
                    sourceComponent: FaceKeys {
                        match: root.match
                    }
                }
            }
        }
    }
    Component {
        id: preview

        ScrollArea {
            contentHeight: figures.height + Theme.gap

            Column {
                id: figures
                width: parent.width - Theme.gap
                spacing: Theme.gap

                PreserveButton {
                    width: parent.width
                    match: root.match
                }
                CachedLoader {
                    width: parent.width
                    needed: App.settings.odds && root.match.tray.openToRoll > 0
                    sourceComponent: RollOdds {
                        objectName: "odds"
                        match: root.match
                    }
                }
                RollPreview {
                    width: parent.width
                    height: implicitHeight
                    visible: root.match.tray.missing < root.match.tray.count
                    match: root.match
                }
                Loader {
                    width: parent.width
                    active: root.match.tray.realDice && !root.match.tray.rolled && !root.match.appPlays
                    visible: active
                    sourceComponent: EveryRoll {
                        objectName: "everyRoll"
                        match: root.match
                    }
                }
            }
        }
    }
    Component {
        id: buildings

        Item {
            Paper {
                anchors.fill: parent
                anchors.margins: Theme.gapSmall

                WorkersLine {
                    id: line
                    x: Theme.gap
                    y: 2
                    width: parent.width - 2 * x
                    match: root.match
                }
                Buildings {
                    anchors.fill: parent
                    anchors.margins: 6
                    anchors.topMargin: line.height + 4
                    match: root.match
                    sheet: root.sheet
                    live: true
                    onCountWanted: path => root.countWanted(path)
                }
            }
        }
    }
    Component {
        id: developments

        Item {
            Paper {
                anchors.fill: parent
                anchors.margins: Theme.gapSmall
                anchors.leftMargin: 0

                Developments {
                    anchors.fill: parent
                    anchors.margins: 4
                    match: root.match
                    sheet: root.sheet
                    live: true
                }
            }
        }
    }
    Component {
        id: board

        PayView {
            showsSum: false
            match: root.match
        }
    }
    Component {
        id: sum

        ScrollArea {
            contentHeight: price.height + 2 * Theme.gapSmall

            PaySum {
                id: price
                y: Theme.gapSmall
                width: parent.width - Theme.gap
                height: implicitHeight
                match: root.match
            }
        }
    }
    Component {
        id: discard

        DiscardView {
            match: root.match
        }
    }
    Component {
        id: spears

        SpearsView {
            match: root.match
        }
    }
    Component {
        id: trade

        TradeView {
            match: root.match
        }
    }
}
