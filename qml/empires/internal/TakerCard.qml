// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// A player who may take the Disaster, as a button: what would fall, and why it is not the place that the card names.
Touchable {
    id: root

    required property EmpiresMatch match
    required property var taker
    // The player's row is seen beside it.
    property bool isBrief: false
    readonly property var sheet: match.sheets[taker.seat]

    objectName: "taker" + taker.seat
    implicitHeight: Math.max(72, words.height + 12)
    // In turn, where resources are kept.
    enabled: taker.canTake
    //: Spoken name of a button: %1 a player who would take the Disaster
    spokenName: qsTr("%1 takes it").arg(sheet.name)
    //: Spoken: %1 what is destroyed then
    spokenDetail: joined(qsTr("destroyed: %1").arg(taker.title), taker.detail)
    onClicked: match.touch("seat", taker.seat)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.taker.chosen ? Theme.pieces.tint(root.sheet.mark)
            : !root.enabled ? "transparent" : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.enabled ? Theme.lineBold : 1
        border.pixelAligned: false
        border.color: root.enabled ? Theme.pieces.player(root.sheet.mark) : Theme.edge
    }
    PlayerToken {
        id: token
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        size: 26
        mark: root.sheet.mark
        letter: root.sheet.name
    }
    Column {
        id: words
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.spokenName
            font: root.isBrief ? Type.bodyBold : Type.labelBold
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.taker.title
            font: Type.label
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.taker.detail
            font: Type.small
            color: Theme.inkSoft
        }
        RowStrip {
            width: parent.width
            visible: !root.isBrief && root.taker.after.length === 0
            isSmall: true
            row: root.sheet.row
        }
        Repeater {
            model: root.isBrief ? [] : root.taker.after

            RowStrip {
                required property var modelData

                width: words.width
                height: 124
                row: modelData
            }
        }
    }
}
