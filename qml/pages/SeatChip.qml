// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A player to be chosen, or not.
Touchable {
    id: root

    required property string name
    required property int mark

    implicitWidth: Math.min(Math.ceil(Type.widthOf(name, Type.labelBold)) + token.width + 3 * Theme.gap, 200)
    implicitHeight: Theme.touch
    checkable: true
    spokenName: name
    takesEnter: false

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: root.checked ? Theme.pieces.tint(root.mark) : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.checked ? Theme.lineBold : 1
        border.color: root.checked ? Theme.pieces.player(root.mark) : Theme.edge
    }
    PlayerToken {
        id: token
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        mark: root.mark
        letter: root.name
    }
    PlayerName {
        id: words
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        playerName: root.name
        room: root.width - x - Theme.gap
        font: root.checked ? Type.labelBold : Type.label
    }
}
