// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// A tablet or a desktop: everything of one player side by side. Two columns, from 1100 on three.
FocusScope {
    id: root

    required property TapestryMatch match
    readonly property int barHeight: bar.height
    // It stands on a card or a line of its own.
    readonly property bool hidesTold: true
    readonly property var sheets: match.sheets
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property int turn: match.seat
    readonly property int seat: looked >= 0 ? looked : turn
    readonly property bool isLooking: looked >= 0 && looked !== turn && match.nextSeat !== looked
    readonly property bool hasOnlyNumbers: match.isByNumbers && !match.over
    readonly property bool isExpanded: width >= Theme.expandedFrom
    readonly property bool isTall: width >= Theme.wideFrom && height >= 960
    readonly property var benefit: match.benefit
    readonly property bool isAsked: match.answers.length > 0 || match.queue.length > 0 || benefit.seat !== undefined

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    function goBack(): bool {
        const wasLooking = looked >= 0
        looked = -1
        return wasLooking
    }

    focus: true

    Connections {
        target: root.match

        function onAskedAnew() { root.looked = -1 }
    }
    PlayerStrip {
        id: strip
        width: parent.width
        height: implicitHeight
        playerCount: root.sheets.length
        onMenuClicked: root.menuWanted()

        Repeater {
            model: root.sheets.length

            PlayerTab {
                required property int index
                readonly property var sheet: root.sheets[index]

                objectName: "tab" + index
                width: strip.tabWidth
                nameSize: strip.nameSize
                playerName: sheet.name
                mark: sheet.mark
                score: String(sheet.vp)
                //: Behind a score: points, and how many of the five income turns a player has taken
                detail: root.match.isByNumbers ? qsTr("pt") : qsTr("pt · %1/5").arg(sheet.incomes)
                detailShort: root.match.isByNumbers ? "" : sheet.incomes + "/5"
                started: index === 0
                isDone: sheet.finished
                sign: sheet.pending > 0 ? "more" : ""
                shown: index === root.seat
                acting: index === root.match.seat
                onClicked: root.looked = index === root.seat && root.looked >= 0 ? -1 : index
            }
        }
    }
    Column {
        id: notices
        anchors.top: strip.bottom
        width: parent.width

        MatchNotices {
            width: parent.width
            match: root.match
        }
        ToldLine {
            width: parent.width
            visible: columns.count < 3 && text !== ""
            match: root.match
        }
    }
    Row {
        id: columns

        readonly property int count: root.match.isByNumbers ? 1 : root.isExpanded ? 3 : 2
        readonly property real columnWidth: Math.min(!root.match.isByNumbers ? 660 : root.match.scoring ? 640 : 1100,
            Math.floor((root.width - (count + 1) * Theme.gap) / count))

        anchors.top: notices.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: bar.top
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap

        ScrollArea {
            visible: !root.match.isByNumbers
            width: columns.columnWidth
            height: parent.height
            contentHeight: left.height

            Column {
                id: left
                width: parent.width
                spacing: Theme.gap

                ResourceBar {
                    width: parent.width
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                TracksView {
                    width: parent.width
                    isTall: root.isTall
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                Ledger {
                    width: parent.width
                    visible: root.isExpanded
                    entries: root.sheets[root.seat].ledger
                }
                AdviceSwitch {
                    width: parent.width
                    visible: root.isExpanded
                    match: root.match
                }
                RestView {
                    width: parent.width
                    visible: !root.isExpanded
                    isOwn: true
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
            }
        }
        ScrollArea {
            id: middle
            width: columns.columnWidth
            height: parent.height
            contentHeight: middleColumn.height

            Connections {
                target: root.match

                // What is asked for next stands at the top.
                function onMoved() { middle.contentY = 0 }
            }
            Column {
                id: middleColumn
                width: parent.width
                spacing: Theme.gap

                QueueView {
                    width: parent.width
                    visible: root.isAsked && !root.match.isByNumbers
                    match: root.match
                }
                IncomeView {
                    width: parent.width
                    isTall: root.isTall
                    visible: !root.match.isByNumbers
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                SharedView {
                    width: parent.width
                    visible: !root.isExpanded && !root.match.isByNumbers
                    match: root.match
                }
                Loader {
                    width: parent.width
                    active: root.match.isByNumbers
                    visible: active
                    sourceComponent: Component {
                        NumbersView {
                            match: root.match
                            sheet: root.sheets[root.seat]
                        }
                    }
                }
            }
        }
        ScrollArea {
            visible: root.isExpanded && !root.match.isByNumbers
            width: columns.columnWidth
            height: parent.height
            contentHeight: right.height

            Column {
                id: right
                width: parent.width
                spacing: Theme.gap

                LastTurnCard {
                    width: parent.width
                    match: root.match
                }
                RestView {
                    width: parent.width
                    isShort: true
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
            }
        }
    }
    TurnBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        match: root.match
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.looked = -1
    }
}
