// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What a disaster did to one player: hit, immune and why, or not touched and why.
Rectangle {
    id: root

    enum Outcome { Untouched, Immune, Hit }

    required property string playerName
    required property int mark
    required property int outcome
    property string reason
    // "−3", "immune", "not touched"
    required property string result
    // All disaster boxes ticked, and how many of them now.
    property int disasters: 0
    property int fresh: 0
    readonly property bool isHit: outcome === DisasterRow.Hit

    width: parent?.width ?? 0
    implicitHeight: Math.max(56, words.height + 2 * Theme.gapLarge)
    radius: Theme.radiusPaper
    color: isHit ? Theme.dangerTint : Theme.paperSunk
    Accessible.role: Accessible.ListItem
    Accessible.name: playerName + (result === "" ? "" : ", " + result) + (reason === "" ? "" : ", " + reason)

    PlayerToken {
        id: token
        x: Theme.gapLarge
        y: 14
        size: 28
        mark: root.mark
        letter: root.playerName
    }
    Column {
        id: words
        anchors.left: token.right
        anchors.leftMargin: 14
        anchors.right: resultRow.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            text: root.playerName
            font: Type.nameLarge
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.reason
            color: Theme.inkSoft
            font: Type.label
        }
        Item {
            width: 1
            height: Theme.gap
            visible: root.isHit && root.fresh > 0
        }
        DisasterBoxes {
            visible: root.isHit && root.fresh > 0
            count: root.disasters
            fresh: root.fresh
            oldInInk: true
        }
    }
    Row {
        id: resultRow
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        y: token.y + (token.height - height) / 2
        spacing: Theme.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.outcome === DisasterRow.Immune
            name: "shield"
            size: 20
            color: Theme.yes
        }
        AppText {
            text: root.result
            color: root.isHit ? Theme.danger : root.outcome === DisasterRow.Immune ? Theme.yes : Theme.inkSoft
            font: root.isHit ? Type.score : Type.bodyBold
        }
    }
}
