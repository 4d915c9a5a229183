// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// All rows above each other, so that positions can be compared, and below them what is asked for.
FocusScope {
    id: root

    required property EmpiresMatch match
    readonly property int barHeight: bar.height
    // What the table has to move stands there.
    readonly property bool hidesTold: match.crossing !== ""
    readonly property var begun: match.begun
    readonly property var sheets: match.sheets
    readonly property string describedName: match.described
    // The player whose row was touched; -1 follows the turn.
    property int picked: -1
    readonly property string stage: match.stage
    readonly property int turn: begun.asks !== "" ? begun.seat : picked >= 0 ? picked : match.seat
    // Rows are laid out, or finished empires entered: places are keys.
    readonly property bool hasOnlyNumbers: match.stage === "row" || match.scoring && !match.over
    // There are rows to be seen: they are laid out, or being entered whole, and there is room for them above the keys.
    readonly property bool hasRow: match.sheets.length > 0 && begun.hasRow
        && (!hasOnlyNumbers || height >= 700)

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    focus: true
    onStageChanged: picked = -1
    onDescribedNameChanged: below.contentY = 0

    Connections {
        target: root.match

        // What is asked for next stands at the top.
        function onMoved() { below.contentY = 0 }
    }

    Rectangle {
        id: head
        width: parent.width
        height: 48
        color: Theme.paperSunk

        IconButton {
            id: menu
            anchors.verticalCenter: parent.verticalCenter
            iconName: "menu"
            //: Button: opens the menu of the match.
            text: qsTr("Menu")
            onClicked: root.menuWanted()
        }
        AppText {
            anchors.left: menu.right
            anchors.leftMargin: Theme.gapSmall
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            text: root.match.gameName + " · " + root.match.standing
            font: Type.heading
        }
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
        NoticeStrip {
            objectName: "crossing"
            width: parent.width
            calm: true
            iconName: "trade"
            text: root.match.crossing
        }
    }
    ScrollArea {
        id: rows
        anchors.top: top.bottom
        width: parent.width
        height: root.hasRow ? Math.min(contentHeight, Math.round((bar.y - y) * 0.68)) : 0
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
            room: (bar.y - rows.y) * 0.68
        }
    }
    ScrollArea {
        id: below
        anchors.top: rows.bottom
        width: parent.width
        height: bar.y - y
        contentHeight: side.height + 2 * Theme.gap

        // Keys are no wider than hands go; where there is room beside them, the rest stands there.
        Grid {
            id: side

            readonly property bool isSplit: width >= 1400
            readonly property int keysWidth: Math.min(isSplit ? Math.round(width * 0.6) : width, 1100)

            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * Theme.gap
            columns: isSplit ? 2 : 1
            spacing: isSplit ? Theme.gapLarge : Theme.gap

            StageView {
                width: side.keysWidth
                visible: !root.match.over
                empires: root.match
                seat: root.turn
                hasRows: root.hasRow
                onRestarted: below.contentY = 0
            }
            Column {
                width: side.isSplit ? side.width - side.keysWidth - side.spacing : side.keysWidth
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
                    width: parent.width
                    visible: listed.length > 0 && root.hasRow && root.describedName === ""
                    match: root.match
                    row: root.hasRow ? root.sheets.reduce((all, sheet) => all.concat(sheet.row), []) : []
                }
                Ledger {
                    width: parent.width
                    entries: root.match.sheets.length > 0 ? root.match.sheets[root.turn].ledger : []
                }
                ShownSwitches {
                    width: parent.width
                    visible: root.hasRow && !root.match.scoring && root.describedName === ""
                    match: root.match
                }
            }
        }
    }
    TurnBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        match: root.match
        onPressed: root.pressed()
    }
}
