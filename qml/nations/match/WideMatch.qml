// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Nations

// Every board at once, both tracks above them; what is entered, and where the points came from, beside them, so that the boards stay
// in sight. Upright, what is entered stands below the board of whose turn it is, and the others are a line each until it is.
FocusScope {
    id: root

    required property NationsMatch match
    // The window that it was drawn for, see PageScale.
    readonly property int drawnFor: 1536
    readonly property int leastLetters: isRoomy ? 16 : 12
    readonly property int players: match.names.length
    readonly property bool isUpright: height > width
    readonly property bool isRoomy: !isUpright && width >= drawnFor
    readonly property int gap: Theme.gap
    // Points are counted: there are no boards to look at.
    readonly property bool isCounting: match.scoring && !match.over
    // The event of the age is being entered.
    readonly property bool isDealing: match.stage === NationsMatch.Deal
    readonly property int sideWidth: isUpright || isCounting ? width - 2 * gap : isRoomy ? 508 : width >= Theme.largeFrom ? 412 : 360
    readonly property int barHeight: bar.height
    // What was done is told on the dark head, beside the age: what it changed stays in sight.
    readonly property int toldTop: Math.max(0, Math.round((head.height - Theme.touch) / 2))
    readonly property int toldWidth: Math.min(560, width - 2 * 150)

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    focus: true

    Rectangle {
        id: head
        width: parent.width
        height: Math.max(48, age.height)
        color: Theme.tray

        IconButton {
            id: menu
            anchors.verticalCenter: parent.verticalCenter
            iconName: "menu"
            color: Theme.trayInk
            //: Button: opens the menu of the match.
            text: qsTr("Menu")
            onClicked: root.menuWanted()
        }
        AppText {
            id: game
            anchors.left: menu.right
            anchors.leftMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            visible: root.width >= 1000 || root.isCounting
            text: root.match.gameName
            color: Theme.trayInk
            font: Type.title
        }
        AgeLine {
            id: age
            visible: !root.match.scoring
            x: game.visible ? Math.ceil(game.x + game.width) + 2 * Theme.gapLarge : menu.width
            width: parent.width - x
            height: parent.height
            color: "transparent"
            hasFigures: false
            match: root.match
        }
    }
    Column {
        id: top
        anchors.top: head.bottom
        width: parent.width

        MatchNotices {
            width: parent.width
            match: root.match
        }
        Item {
            width: parent.width
            visible: !root.isCounting
            height: tracks.height + 2 * root.gap

            EventBoard {
                id: event
                objectName: "event"
                x: root.gap
                y: root.gap
                width: visible ? Math.min(460, Math.round(parent.width * 0.34)) : 0
                height: tracks.height
                visible: !root.match.over
                famine: root.isDealing ? root.match.deal.famine : root.match.famine
                war: root.isDealing ? root.match.deal.war : root.match.war
                points: root.match.agePoints
            }
            Tracks {
                id: tracks
                x: event.width + (event.visible ? 3 : 1) * root.gap
                y: root.gap
                width: parent.width - x - root.gap
                columns: root.isRoomy ? 2 : 1
                spacing: columns > 1 ? 2 * root.gap : root.gap
                match: root.match
            }
        }
    }
    BoardGrid {
        id: boards
        visible: !root.isCounting
        anchors.top: top.bottom
        x: root.gap
        width: root.isUpright ? root.width - 2 * root.gap : root.width - root.sideWidth - 3 * root.gap
        height: root.isCounting ? 0 : upright ? implicitHeight : root.height - y - bar.height - root.gap - (root.isUpright ? side.restHeight + root.gap : 0)
        upright: root.isUpright && side.restHeight === 0
        room: root.height - top.y - top.height - bar.height
        match: root.match
        onLedgerWanted: seat => root.asked("Ledger", seat, "")
    }
    WideSide {
        id: side
        anchors.right: parent.right
        anchors.rightMargin: root.gap
        y: root.isUpright ? boards.y + boards.height + root.gap : boards.y
        width: root.sideWidth
        // Upright, the table shows below what is no higher.
        readonly property int room: root.height - y - bar.height - root.gap
        height: root.isUpright && restHeight > 0 ? Math.min(room, restHeight) : room
        focus: true
        match: root.match
        ofAll: root.isRoomy
        onLedgerWanted: seat => root.asked("Ledger", seat, "")
    }
    NationsBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        most: 800
        match: root.match
        onPressed: root.pressed()
    }
}
