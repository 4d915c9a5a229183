// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Somebody who has played before, one touch away from the table.
Touchable {
    id: root

    required property string playerName
    required property int mark

    implicitWidth: words.x + words.width + 2 * Theme.gapLarge - Theme.gapSmall
    implicitHeight: Theme.touch
    //: Button: adds %1, who has played before, to the players
    spokenName: qsTr("%1 plays").arg(playerName)
    spokenDetail: Marks.nameOf(mark)

    Rectangle {
        id: chip
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Math.max(36, 2 * Math.ceil((words.height + Theme.gapLarge) / 2))
        radius: height / 2
        color: root.down ? Theme.pieces.tint(root.mark) : Theme.paperSunk
        border.width: 1
        border.color: Theme.inkFaint
    }
    PlayerToken {
        id: token
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        size: 22
        mark: root.mark
        letter: root.playerName
    }
    PlayerName {
        id: words
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        playerName: root.playerName
        room: 160
        width: Math.ceil(Math.min(implicitWidth, room))
        font: Type.label
    }
}
