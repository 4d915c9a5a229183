// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// All rows above each other, so that positions can be compared; what is asked for beside them, or below where the window is upright.
FocusScope {
    id: root

    required property EmpiresMatch match
    readonly property int barHeight: bar.height
    readonly property bool isUpright: height > width
    readonly property var begun: match.begun
    readonly property int turn: begun.asks !== "" ? begun.seat : match.seat
    readonly property int sideWidth: isUpright ? width : Math.max(360, Math.round(width * 0.36))

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    focus: true

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
    }
    ScrollArea {
        id: rows
        anchors.top: top.bottom
        width: root.isUpright ? parent.width : parent.width - root.sideWidth
        height: root.isUpright ? Math.min(contentHeight, (bar.y - y) / 2) : bar.y - y
        contentHeight: sheets.height + 2 * Theme.gap

        Column {
            id: sheets
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * Theme.gap
            spacing: Theme.gap

            Repeater {
                model: root.match.sheets

                Column {
                    id: sheet

                    required property var modelData

                    width: sheets.width
                    visible: root.match.stage !== "row"

                    AppText {
                        //: Over a player's row: %1 the name, %2 points, %3 healthy places
                        text: qsTr("%1 · %2 pt · %3 healthy").arg(sheet.modelData.name).arg(String(sheet.modelData.score).replace("-", "−"))
                            .arg(sheet.modelData.healthy) + (sheet.modelData.isStart
                                //: Behind the name of who has the start marker
                                ? " · " + qsTr("start marker") : "")
                        font: sheet.modelData.seat === root.turn ? Type.bodyBold : Type.body
                    }
                    RowStrip {
                        width: parent.width
                        row: sheet.modelData.row
                    }
                }
            }
        }
    }
    ScrollArea {
        anchors.top: root.isUpright ? rows.bottom : top.bottom
        anchors.right: parent.right
        width: root.sideWidth
        height: bar.y - y
        contentHeight: side.height + 2 * Theme.gap

        Column {
            id: side
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * Theme.gap
            spacing: Theme.gap

            StageView {
                width: parent.width
                visible: !root.match.over
                match: root.match
                seat: root.turn
            }
            Repeater {
                model: root.match.stage === "row" || root.match.sheets.length === 0 ? [] : root.match.sheets[root.turn].row

                PlaceRow {
                    required property var modelData

                    width: side.width
                    match: root.match
                    seat: root.turn
                    place: modelData
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
