// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A player in the PlayerStrip: token, name, who started, score, and how far towards the limit.
Touchable {
    id: root

    required property string playerName
    required property int mark
    required property string score
    // What stands behind the score ("pt · 3/5"), and the same in fewer letters.
    property string detail
    property string detailShort
    // What else is known of the player: a line of its own below, where it finds no room behind the score.
    property string below
    property bool started: false
    property bool shown: false
    property bool acting: false
    // What is asked of every player is there of this one.
    property bool isDone: false
    // A picture at the corner of the token: what is to be known of this player now.
    property string sign
    // Everything in one line, where there is little height.
    property bool low: false
    // The size of the name, one for all tabs of a strip, and the one in which this name finds room: as if bold, so that
    // it stays when the turn comes.
    property int nameSize: Type.label.pixelSize
    readonly property int fittingSize: Math.max(Type.least, Math.min(Type.label.pixelSize,
        Math.floor(Type.label.pixelSize * nameText.room / Math.max(1, Type.widthOf(playerName, Type.labelBold)))))
    // The long detail, with what stands below behind it, finds no room.
    readonly property bool isTight: !low && longDetail.opacity === 0
    readonly property bool hasBelow: isTight && below !== ""
    readonly property int firstLine: low ? Math.round((height - 18) / 2) : hasBelow ? 6 : 10

    implicitHeight: low ? Theme.touch : Theme.stripHeight + (hasBelow ? Theme.gapSmall : 0)
    spokenName: playerName
    //: Spoken of a player, who has the star: the first of the match or of the round
    spokenDetail: joined(score + " " + detail, started ? qsTr("begins") : "",
        //: Spoken of a player: the finished sheet has been entered
        isDone ? qsTr("entered") : "")
    Accessible.role: Accessible.PageTab
    Accessible.selected: shown

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.gapSmall
        anchors.bottomMargin: -Theme.gapSmall
        visible: root.shown
        radius: Theme.radiusButton
        color: Theme.pieces.tint(root.mark)
        border.width: Theme.lineLegal
        border.pixelAligned: false
        border.color: Theme.pieces.player(root.mark)
    }

    PlayerToken {
        id: token
        x: 7
        y: root.firstLine
        size: 18
        mark: root.mark
        letter: root.playerName
    }
    PlayerName {
        id: nameText
        objectName: "name"
        anchors.left: token.right
        anchors.leftMargin: 5
        anchors.verticalCenter: token.verticalCenter
        playerName: root.playerName
        room: root.width - x - 3 - (root.low ? scoreText.width + shortDetail.implicitWidth + 12 : 0)
        font: Type.sized(root.acting ? Type.labelBold : Type.label, root.nameSize)
    }
    Icon {
        id: star
        // Beside a short name, else over the corner of the token.
        readonly property bool fits: nameText.implicitWidth + width + 4 <= nameText.room
        x: fits ? nameText.x + nameText.width + 4 : token.x - 5
        y: token.y + (fits ? (token.height - height) / 2 : -5)
        visible: root.started
        name: "star"
        size: 10
        color: fits ? Theme.inkSoft : Theme.ink
    }
    Rectangle {
        anchors.right: token.right
        anchors.bottom: token.bottom
        anchors.margins: -5
        visible: root.isDone || root.sign !== ""
        width: 14
        height: 14
        radius: 7
        color: root.isDone ? Theme.yes : Theme.ink
        border.width: 1
        border.color: Theme.paper

        Icon {
            anchors.centerIn: parent
            name: root.isDone ? "check" : root.sign
            size: 10
            color: Theme.paper
        }
    }
    AppText {
        id: scoreText
        x: root.low ? root.width - width - shortDetail.implicitWidth - 10 : token.x
        anchors.baseline: parent.top
        anchors.baselineOffset: root.low ? root.firstLine + 15 : root.firstLine + 36
        text: root.score
        color: Theme.pieces.player(root.mark)
        font: Type.figure
    }
    AppText {
        id: longDetail
        readonly property real room: root.width - x - 3
        anchors.left: scoreText.right
        anchors.leftMargin: 4
        anchors.baseline: scoreText.baseline
        width: Math.min(implicitWidth, Math.max(0, room))
        opacity: !root.low && implicitWidth <= room || root.detailShort === "" ? 1 : 0
        text: root.detail
        color: Theme.inkSoft
        font: Type.small
    }
    AppText {
        id: shortDetail
        anchors.left: scoreText.right
        anchors.leftMargin: 4
        anchors.baseline: scoreText.baseline
        width: Math.max(0, Math.min(implicitWidth, longDetail.room))
        visible: longDetail.opacity === 0
        text: root.detailShort
        color: Theme.inkSoft
        font: Type.small
    }
    AppText {
        x: token.x
        anchors.baseline: scoreText.baseline
        anchors.baselineOffset: Type.small.pixelSize + 2
        width: root.width - x - 3
        visible: root.hasBelow
        text: root.below
        color: Theme.inkSoft
        font: Type.squeezed(text, Type.small, width)
    }
}
