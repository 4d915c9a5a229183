// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The acting sheet where there is room for all of it: dice over the buildings, the board over the developments. Nothing
// moves from the roll to the end of the turn.
ScrollArea {
    id: root

    required property BronzeMatch match
    readonly property bronzeSheet sheet: match.acting
    readonly property int stage: match.stage
    readonly property bool isPaying: stage === BronzeMatch.Buy && match.purchase.active
    readonly property bool isDiscarding: stage === BronzeMatch.Discard
    readonly property bool isRolling: stage === BronzeMatch.Roll
    readonly property bool isTrading: stage === BronzeMatch.Trade
    readonly property int margin: Theme.gap
    readonly property int column: Math.floor((width - 3 * margin) / 2)
    // Of the six rows of the board, and of what stands in its place while dice are rolled, which is higher with larger letters.
    readonly property int boardHeight: 6 * Theme.pegRowHeight + 2 * Theme.gap + 1 + Math.max(0, Math.ceil(1.25 * (Type.small.pixelSize - 12)))
    readonly property int leastHeight: 560
    // What lies over the left column.
    property int headRoom: 0
    // Between the board and the list of developments below it where there is no heading: what the list needs to stand there whole.
    readonly property int tight: 2

    signal countWanted(string path)

    contentHeight: Math.max(height, leastHeight + headRoom)

    RollTray {
        id: tray
        x: root.margin
        y: Theme.gapSmall + root.headRoom
        width: root.column
        height: implicitHeight
        steady: true
        match: root.match
    }
    WorkersLine {
        id: line
        anchors.top: tray.bottom
        anchors.topMargin: Theme.gap
        x: root.margin
        width: root.column
        match: root.match
    }
    Buildings {
        anchors.top: line.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: sum.top
        x: root.margin
        width: root.column
        leastSide: 10
        mostSide: 34
        match: root.match
        sheet: root.sheet
        live: true
        onCountWanted: path => root.countWanted(path)
    }
    Loader {
        id: sum
        x: root.margin
        y: root.contentHeight - height - root.margin
        width: root.column
        height: active ? item?.implicitHeight ?? 0 : 0
        active: root.isPaying
        sourceComponent: PaySum {
            hint: qsTr("Touch whole rows to pay with them")
            match: root.match
        }
    }
    Item {
        id: top
        x: root.column + 2 * root.margin
        y: Theme.gapSmall
        width: root.column
        height: Math.max(root.boardHeight, root.isRolling ? turn.height
            : root.isTrading ? trade.height : board.height)

        CachedLoader {
            id: turn
            width: parent.width
            needed: root.isRolling
            sourceComponent: WideRoll {
                match: root.match
            }
        }
        CachedLoader {
            id: board
            width: parent.width
            needed: !root.isRolling && !root.isTrading
            sourceComponent: SheetBoard {
                title: root.isDiscarding && root.match.stillToDiscard > 0
                        ? qsTr("Touch rows: %n to give up", "", root.match.stillToDiscard)
                    : root.stage === BronzeMatch.Spears ? qsTr("Touch the spearheads to send fewer") : ""
                match: root.match
                sheet: root.sheet
                live: true
            }
        }
        CachedLoader {
            id: trade
            width: parent.width
            needed: root.isTrading
            ahead: false
            sourceComponent: TradeView {
                implicitHeight: contentHeight
                match: root.match
            }
        }
    }
    AppText {
        id: heading
        // Gives way where the list then stands there whole.
        readonly property int room: root.contentHeight - top.y - top.height - root.tight
        readonly property int wanted: developments.contentHeight + height + Theme.gap + Theme.gapSmall - root.tight
        anchors.top: top.bottom
        anchors.topMargin: Theme.gap
        x: top.x
        visible: room >= wanted || room < developments.contentHeight
        //: Heading over the list of developments
        text: qsTr("Developments")
        font: Type.heading
    }
    Developments {
        id: developments
        anchors.top: heading.visible ? heading.bottom : top.bottom
        anchors.topMargin: heading.visible ? Theme.gapSmall : root.tight
        x: top.x
        width: root.column
        height: root.contentHeight - y
        room: heading.room
        match: root.match
        sheet: root.sheet
        live: true
    }
}
