// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The move of a match played back that was made last: whose it was, when, what it brought, and what that player then had
// on the board. It keeps its size, whatever it tells: nothing jumps while it plays.
Paper {
    id: root

    required property Replay replay
    // A whole board has no place here: there is no room, or every board stands beside it.
    property bool isBrief: false

    onIsBriefChanged: shorten()

    function shorten() {
        if (goods.item !== null && "isBrief" in goods.item)
            goods.item.isBrief = isBrief
    }
    readonly property TableMatch table: replay.table
    readonly property bool hasSeat: replay.seat >= 0
    readonly property int wordsHeight: Math.ceil(3.6 * Type.body.pixelSize)
    // What would have been better finds no room above the board of a phone: it is read first.
    readonly property bool hidesGoods: replay.hasBetter && !replay.showsBetter
        && reviewed.y + verdict.height > goods.y - Theme.gap - words.y

    function numberOf(points: int): string {
        return String(points).replace("-", "−")
    }

    implicitHeight: head.height + wordsHeight + Math.ceil(goods.height) + 4 * Theme.gap

    Item {
        id: head
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        height: Math.ceil(Math.max(26, names.height))

        PlayerToken {
            id: token
            anchors.verticalCenter: parent.verticalCenter
            visible: root.hasSeat
            size: 28
            mark: root.replay.mark
            letter: root.replay.name
        }
        Icon {
            anchors.centerIn: token
            visible: !root.hasSeat
            name: "pencil"
            size: 20
            color: Theme.redPencil
        }
        Column {
            id: names
            anchors.verticalCenter: parent.verticalCenter
            x: token.width + Theme.gapLarge
            width: score.x - x - Theme.gap

            FittedText {
                objectName: "replayTitle"
                width: parent.width
                text: root.table.scoring ? root.replay.name
                    //: Over a move: %1 "Round 3", %2 whose it is
                    : root.hasSeat ? qsTr("%1, %2").arg(root.table.roundName(root.replay.round)).arg(root.replay.name)
                    //: Over a correction that the table made: %1 "Round 3"
                    : qsTr("%1, the table").arg(root.table.roundName(root.replay.round))
                font: Type.nameLarge
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            AppText {
                objectName: "replayMove"
                width: parent.width
                text: (root.table.scoring
                    //: Where a match of finished sheets that is played back stands: %1 of %2 are entered
                    ? qsTr("sheet %1 of %2")
                    //: Where a match that is played back stands: %1 moves of %2 are made; the player had asked before what the app
                    //: would do
                    : root.replay.hinted ? qsTr("move %1 of %2, after a hint")
                    //: Where a match that is played back stands: %1 moves of %2 are made
                    : qsTr("move %1 of %2")).arg(root.replay.place).arg(root.replay.moves)
                color: Theme.inkSoft
                font: Type.small
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            // Its room is there before anything is known.
            FittedText {
                objectName: "replayReviewed"
                width: parent.width
                visible: root.replay.review !== null && !root.table.scoring
                text: root.replay.turnReviewed
                font: Type.small
                Accessible.ignored: text === ""
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        AppText {
            id: score
            objectName: "replayScore"
            readonly property bool changes: root.replay.before !== root.replay.after
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.hasSeat
            text: changes ? root.numberOf(root.replay.before) + " → " + root.numberOf(root.replay.after) : root.numberOf(root.replay.after)
            color: Theme.pieces.player(root.replay.mark)
            font: Type.number
            Accessible.ignored: !visible
            Accessible.role: Accessible.StaticText
            //: Spoken: a player's score before and after a move
            Accessible.name: changes ? qsTr("%1 before, now %2").arg(root.replay.before).arg(root.replay.after)
                //: Spoken: a player's score, which a move did not change
                : qsTr("still %1").arg(root.replay.after)
        }
    }
    ScrollArea {
        id: words
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: root.hidesGoods ? parent.bottom : goods.top
        anchors.bottomMargin: Theme.gap
        x: Theme.gapLarge
        width: parent.width - 2 * x
        contentHeight: Math.ceil(told.height)

        Column {
            id: told
            width: parent.width - Theme.gap

            SpokenText {
                objectName: "replaySentence"
                text: root.replay.sentence
                color: root.replay.correction ? Theme.redPencil : Theme.ink
                font: Type.bodyBold
            }
            Row {
                id: reviewed

                readonly property real room: width - dot.width - spacing - (better.visible ? better.width + spacing : 0)

                width: parent.width
                visible: root.replay.moveReviewed !== ""
                spacing: Theme.gap

                Rectangle {
                    id: dot
                    anchors.verticalCenter: parent.verticalCenter
                    width: 4 + 4 * root.replay.moveWeight
                    height: width
                    radius: width / 2
                    color: Theme.ink
                }
                SpokenText {
                    id: verdict
                    objectName: "replayMoveReviewed"
                    width: reviewed.room
                    visible: !root.replay.showsBetter
                    text: root.replay.moveReviewed
                }
                SpokenText {
                    objectName: "replayWhy"
                    width: reviewed.room
                    visible: root.replay.showsBetter
                    text: root.replay.why
                }
                IconButton {
                    id: better
                    objectName: "replayBetter"
                    visible: root.replay.hasBetter
                    iconName: "pencil"
                    iconSize: 20
                    checkable: true
                    checked: root.replay.showsBetter
                    //: Button beside a better move that is named: the table shows it in pencil, and it is said why
                    text: qsTr("Show it, and why")
                    onClicked: root.replay.showsBetter = !root.replay.showsBetter
                }
            }
            SpokenText {
                visible: text !== "" && !root.replay.showsBetter
                text: root.replay.detail
                color: Theme.inkSoft
            }
        }
        Connections {
            target: root.replay

            function onChanged() { words.contentY = 0 }
        }
    }
    Loader {
        id: goods
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        x: Theme.gap
        width: parent.width - 2 * x
        visible: !root.hidesGoods
        readonly property int seat: root.hasSeat ? root.replay.seat : root.table.seat

        onLoaded: root.shorten()
        Component.onCompleted: setSource(root.table.pages + "replay/ReplayBoard.qml", { match: root.table, seat: seat })
    }
    Binding {
        target: goods.item
        property: "seat"
        value: goods.seat
    }
}
