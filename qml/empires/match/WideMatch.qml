// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// All rows above each other, so that positions can be compared, and below them a strip: what is asked for, beside it what will happen.
// Upright it is all below each other.
FocusScope {
    id: root

    required property EmpiresMatch match
    // The window that it was drawn for, see PageScale.
    readonly property int drawnFor: 1152
    readonly property int barHeight: bar.height
    // What the table has to move stands there.
    readonly property bool hidesTold: match.crossing !== ""
    readonly property var begun: match.begun
    readonly property var sheets: match.sheets
    readonly property string describedName: match.described
    // The player whose row was touched; -1 follows the turn.
    property int picked: -1
    readonly property string stage: match.stage
    // As long as the same is asked of the same player the page stays where it is.
    readonly property string asked: match.round + " " + stage + " " + match.seat + " " + match.question
    readonly property int turn: begun.asks !== "" ? begun.seat : picked >= 0 ? picked : match.seat
    readonly property bool isLying: width > height
    // What a card says is being entered: that takes the room of the rows.
    readonly property bool isDescribing: isLying && describedName !== ""
    readonly property bool hasRow: sheets.length > 0 && begun.hasRow && !isDescribing

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    focus: true
    onStageChanged: picked = -1
    onDescribedNameChanged: below.contentY = 0
    // What is asked for next stands at the top.
    onAskedChanged: below.contentY = 0

    MatchHead {
        id: head
        width: parent.width
        match: root.match
        onMenuWanted: root.menuWanted()
    }
    Column {
        id: top
        anchors.top: head.bottom
        width: parent.width

        SpaceStrip {
            width: parent.width
            match: root.match
        }
        MatchNotices {
            width: parent.width
            match: root.match
        }
    }
    ScrollArea {
        id: rows

        readonly property real room: root.height - y - (root.isLying ? 0 : bar.height)
        // For a line of what the table has to move, where places change by abilities.
        readonly property real spare: root.match.isTogether ? 34 : 0
        // What is asked for has what it needs, in steps, so that rows seldom change their height.
        readonly property real strip: 40 * Math.ceil(Math.max(root.match.over ? 0 : 160, asking.implicitHeight + 2 * Theme.gap,
            beside.height + spare + bar.height) / 40)
        readonly property real most: Math.max(board.least + 2 * board.y, root.isLying ? room - strip : Math.round(room * 0.7))

        anchors.top: top.bottom
        width: parent.width
        height: root.hasRow ? Math.min(contentHeight, most) : 0
        visible: root.hasRow
        contentHeight: board.height + 2 * board.y

        RowBoard {
            id: board
            x: Theme.gap
            y: Theme.gapSmall
            width: parent.width - 2 * Theme.gap
            match: root.match
            turn: root.turn
            onPicked: seat => root.picked = seat
            room: rows.most - 2 * y
        }
    }
    ScrollArea {
        id: below
        anchors.top: rows.bottom
        width: side.visible ? root.width - side.width : root.width
        height: (side.visible ? root.height : told.y) - y
        contentHeight: asking.y + asking.height + (root.isLying ? 0 : beside.height) + asking.y

        StageView {
            id: asking

            readonly property int keyRows: groups.reduce((rows, group) => rows + Math.max(1, Math.ceil(group.keys.length / group.wideColumns)), 0)
            // Of the height without headings, for each row of keys.
            readonly property real roomOfKey: Math.floor((below.height - 2 * Theme.gap
                - count * (1.5 * Type.labelBold.pixelSize + Theme.gapSmall + spacing)) / Math.max(1, keyRows)) - Theme.gapSmall

            x: Theme.gap
            y: root.isLying ? Theme.gapSmall : Theme.gap
            width: parent.width - 2 * x
            // What fills one column goes on in the next.
            height: columns > 1 ? below.height - 2 * Theme.gap : implicitHeight
            columns: root.isDescribing && count > 5 ? 2 : 1
            // Few groups have larger keys, as far as there is room for all of them.
            leastKey: !root.isDescribing ? 0 : columns === 1 ? Math.max(0, Math.min(104, roomOfKey)) : count < 9 ? 82 : 62
            spacing: root.isLying ? Theme.gapSmall : Theme.gap
            // What stands alone fills the page.
            room: root.isLying || !root.hasRow ? below.height - 2 * Theme.gap - (root.isLying ? 0 : beside.height) : 0
            visible: !root.match.over
            empires: root.match
            seat: root.turn
            hasRows: root.hasRow
            hasSentence: !root.isDescribing
            onRestarted: below.contentY = 0
        }
    }
    Rectangle {
        id: side
        anchors.right: parent.right
        anchors.top: rows.bottom
        anchors.bottom: parent.bottom
        width: Math.round(parent.width * 0.36)
        visible: root.isLying && (root.hasRow || root.isDescribing)
        color: Theme.paperSunk

        DescribedCard {
            x: Theme.gap
            y: 2 * Theme.gapLarge
            width: parent.width - 2 * x
            visible: root.isDescribing
            match: root.match
            seat: root.turn
        }
    }
    ScrollArea {
        visible: !root.isDescribing
        parent: side.visible ? side : below.contentItem
        y: side.visible ? 0 : asking.y + asking.height
        width: parent.width
        height: side.visible ? told.y - side.y : contentHeight
        contentHeight: covers ? 0 : beside.height
        // Until the next touch only what is told stands there, where there is no room for both.
        enabled: !covers
        opacity: covers ? 0 : 1

        readonly property bool covers: side.visible && told.height > 0 && beside.height > told.y - side.y

        Column {
            id: beside
            width: parent.width
            topPadding: Theme.gap
            spacing: Theme.gap

            Grid {
                id: screens
                width: parent.width
                visible: root.match.keepsResources && root.hasRow
                columns: width >= 900 ? Math.min(root.sheets.length, 4) : 2

                Repeater {
                    model: screens.visible ? root.sheets : []

                    ScreenPanel {
                        required property var modelData

                        width: Math.floor(screens.width / screens.columns)
                        match: root.match
                        sheet: modelData
                    }
                }
            }
            CardChips {
                x: Theme.gap
                width: parent.width - 2 * x
                visible: listed.length > 0 && root.hasRow && !root.match.over && root.describedName === ""
                hasTitle: !root.isLying
                match: root.match
                row: root.hasRow ? root.sheets.reduce((all, sheet) => all.concat(sheet.row), []) : []
            }
            Ledger {
                width: parent.width
                visible: !root.isLying && entries.length > 0
                entries: root.match.sheets.length > 0 ? root.match.sheets[root.turn].ledger : []
            }
            ShownSwitches {
                x: Theme.gap
                width: parent.width - 2 * x
                visible: root.hasRow && !root.match.scoring && !root.match.over && root.describedName === ""
                match: root.match
            }
        }
    }
    // Over the bar, where it moves no key.
    ScrollArea {
        id: told
        anchors.right: parent.right
        anchors.bottom: bar.top
        width: bar.width
        height: Math.min(notices.height, bar.y - below.y)
        contentHeight: notices.height

        TableNotices {
            id: notices
            width: parent.width
            match: root.match
        }
    }
    TurnBar {
        id: bar
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        width: root.isLying ? side.width : parent.width
        match: root.match
        onPressed: root.pressed()
    }
}
