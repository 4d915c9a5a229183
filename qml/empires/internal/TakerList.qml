// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// Who takes the Disaster: each player with what would fall there and why it is not the place that the card names.
Column {
    id: root

    required property EmpiresMatch match
    // Who takes it is touched at the rows.
    property bool isBrief: false
    readonly property var crises: match.crises
    readonly property var takers: match.takers

    spacing: Theme.gapSmall

    // What it costs each player; on a phone it stands beside who takes it.
    Repeater {
        model: root.isBrief ? root.takers : []

        AppText {
            required property var modelData

            width: root.width
            visible: modelData.detail !== ""
            wrapMode: Text.Wrap
            text: root.match.names[modelData.seat] + " · " + modelData.title + ": " + modelData.detail
            font: Type.label
            color: Theme.inkSoft
        }
    }
    Row {
        spacing: Theme.gapSmall
        visible: root.crises.filter(crisis => crisis.open).length > 1

        Repeater {
            model: root.crises

            FilterChip {
                required property int index
                required property var modelData

                objectName: "crisis" + index
                text: modelData.name
                chosen: modelData.chosen
                onClicked: root.match.touch("crisis", index)
            }
        }
    }
    SwitchRow {
        objectName: "afterIt"
        width: parent.width
        visible: root.takers.length > 0
        //: Switch: whether rows are shown as they would lie after the Disaster
        title: qsTr("After it")
        //: Under a switch: what it shows
        detail: qsTr("Each row as it would lie")
        checked: root.match.showsAfter
        onClicked: root.match.showsAfter = !root.match.showsAfter
    }
    Repeater {
        model: root.isBrief ? [] : root.takers

        Touchable {
            id: taker

            required property var modelData
            readonly property var sheet: root.match.sheets[modelData.seat]

            objectName: "taker" + modelData.seat
            width: root.width
            height: Math.max(72, words.height + 12)
            // In turn, where resources are kept.
            enabled: modelData.canTake
            //: Spoken name of a button: %1 a player who would take the Disaster
            spokenName: qsTr("%1 takes it").arg(sheet.name)
            //: Spoken: %1 what is destroyed then
            spokenDetail: joined(qsTr("destroyed: %1").arg(modelData.title), modelData.detail)
            onClicked: root.match.touch("seat", modelData.seat)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusPaper
                color: taker.modelData.chosen ? Theme.pieces.tint(taker.sheet.mark)
                    : !taker.enabled ? "transparent" : taker.down ? Theme.paperSunk : Theme.paper
                border.width: taker.enabled ? 1.5 : 1
                border.pixelAligned: false
                border.color: taker.enabled ? Theme.pieces.player(taker.sheet.mark) : Theme.edge
            }
            PlayerToken {
                id: token
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                size: 26
                mark: taker.sheet.mark
                letter: taker.sheet.name
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
                    text: taker.sheet.name + " · " + taker.modelData.title
                    font: Type.labelBold
                }
                AppText {
                    width: parent.width
                    visible: text !== ""
                    wrapMode: Text.Wrap
                    text: taker.modelData.detail
                    font: Type.small
                    color: Theme.inkSoft
                }
                RowStrip {
                    width: parent.width
                    visible: taker.modelData.after.length === 0
                    isSmall: true
                    row: taker.sheet.row
                }
                Repeater {
                    model: taker.modelData.after

                    RowStrip {
                        required property var modelData

                        width: words.width
                        height: 124
                        row: modelData
                    }
                }
            }
        }
    }
}
