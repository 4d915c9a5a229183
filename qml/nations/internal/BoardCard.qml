// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Nations

// One player's things beside those of the others: who it is and where in the turn order, the board, what lies before the player.
Paper {
    id: root

    required property NationsMatch match
    required property nationsSheet sheet
    readonly property bool live: sheet.acting && !match.over
    readonly property bool hasTiles: match.depth !== Nations.Tracks
    // What the rows of the board get of the height there is.
    readonly property int room: height - head.height - (hasTiles ? pool.height + 3 * Theme.gap + 29 : 0)

    signal ledgerWanted

    frameColor: live ? Theme.pieces.player(sheet.mark) : Theme.edge
    frameWidth: live ? 3 : 1

    Touchable {
        id: head
        objectName: "head" + root.sheet.seat
        x: 2
        y: 2
        width: parent.width - 4
        height: Theme.touch
        spokenName: root.sheet.name
        //: Spoken of a player: points on the track, and books
        spokenDetail: joined(qsTr("%n point(s)", "", root.sheet.points), qsTr("%n book(s)", "", root.sheet.books), state.text)
        onClicked: root.ledgerWanted()

        PlayerToken {
            id: token
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            mark: root.sheet.mark
            letter: root.sheet.name
            size: 26
        }
        PlayerName {
            id: name
            anchors.left: token.right
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            playerName: root.sheet.name
            room: parent.width * 0.45
            font: Type.heading
        }
        FittedText {
            id: state
            anchors.left: name.right
            anchors.leftMargin: Theme.gapLarge
            anchors.baseline: name.baseline
            width: Math.max(0, figures.x - x - Theme.gap)
            text: root.sheet.place < 1 ? ""
                //: A player: %1 the place in the turn order, whose turn it is
                : root.live ? qsTr("%1. · acts").arg(root.sheet.place)
                //: A player: %1 the place in the turn order, no more actions in this age
                : root.sheet.passed ? qsTr("%1. · passed").arg(root.sheet.place)
                //: A player: the place in the turn order
                : qsTr("%1.").arg(root.sheet.place)
            color: Theme.inkSoft
            font: Type.label
        }
        Row {
            id: figures
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapLarge
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gapLarge

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.sheet.passed
                name: "moon"
                size: Theme.iconSmall
                color: Theme.inkSoft
            }
            Figure {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "book"
                color: root.sheet.booksCorrected ? Theme.redPencil : Theme.ink
                number: root.sheet.books
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.sheet.points
                color: root.sheet.pointsCorrected ? Theme.redPencil : Theme.ink
                font: Type.score
            }
        }
    }
    ScrollArea {
        id: scroll
        anchors.top: head.bottom
        anchors.bottom: pool.top
        anchors.bottomMargin: root.hasTiles ? Theme.gapSmall : 0
        x: Theme.gap
        width: parent.width - 2 * x
        visible: root.hasTiles
        contentHeight: board.height

        Board {
            id: board
            width: scroll.width
            // The wood fills what there is: nothing moves when the first colony comes.
            height: Math.max(implicitHeight, scroll.height)
            match: root.match
            sheet: root.sheet
            live: root.live
            saysNothing: true
            slotHeight: Math.max(60, Math.min(220, Math.floor(root.room * 0.4)))
            rowHeight: Math.max(44, Math.min(150, Math.floor(root.room * 0.28)))
            smallHeight: Math.max(44, Math.min(130, Math.floor(root.room * 0.28)))
        }
    }
    PoolView {
        id: pool
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gapSmall
        width: parent.width - 2 * x
        height: root.hasTiles ? implicitHeight : 0
        visible: root.hasTiles
        headed: false
        match: root.match
        sheet: root.sheet
        live: root.live
    }
}
