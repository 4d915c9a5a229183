// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A key that enters one die face: its picture and its words.
Touchable {
    id: root

    required property string face
    required property string text
    property int coins: 7
    property int mark: -1
    // It is the one that was chosen among the six.
    property bool chosen: false

    implicitWidth: 109
    implicitHeight: Math.max(64, words.height + Theme.gapLarge)
    spokenName: text
    checkable: chosen
    checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: root.chosen ? Theme.pieces.tint(root.mark) : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.chosen ? Theme.lineBold : root.possible ? Theme.lineLegal : 1
        border.pixelAligned: false
        border.color: !root.possible ? Theme.edge : root.mark < 0 ? Theme.ink : Theme.pieces.player(root.mark)
    }
    DieFace {
        id: die
        anchors.verticalCenter: parent.verticalCenter
        x: 6
        isPicture: true
        face: root.face
        coins: root.coins
        size: 40
        opacity: root.possible ? 1 : 0.5
    }
    AppText {
        id: words
        anchors.left: die.right
        anchors.leftMargin: 4
        anchors.right: parent.right
        anchors.rightMargin: 1
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 4
        text: root.text
        color: root.possible ? Theme.ink : Theme.inkSoft
        font: Type.small
    }
}
