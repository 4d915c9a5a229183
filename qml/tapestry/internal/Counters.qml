// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What a player has beside tracks and mat, counted. A long touch corrects one.
Grid {
    id: root

    required property TapestryMatch match
    required property var sheet

    // Names wrap at every size of text as they do at the usual one.
    columns: Math.max(2, Math.min(4, Math.floor(width / (136 * Type.textScale))))
    spacing: Theme.gapSmall

    Repeater {
        model: root.sheet.counters.length

        Touchable {
            id: counter

            required property int index
            readonly property var what: root.sheet.counters[index]

            objectName: "counter_" + what.field
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: Math.round(Theme.touch * Math.max(1, Type.textScale))
            spokenName: what.name
            spokenDetail: String(what.count)
            canHold: true
            onHeld: root.match.askCorrection(root.sheet.seat, what.field)
            onClicked: root.match.explain(root.sheet.seat, what.field)

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusButton
                color: counter.down ? Theme.paperSunk : Theme.paper
                border.width: 1
                border.pixelAligned: false
                border.color: Theme.edge
            }
            Icon {
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                name: counter.what.icon
                size: 18
            }
            AppText {
                x: 36
                anchors.verticalCenter: parent.verticalCenter
                width: number.x - x - 4
                wrapMode: Text.Wrap
                text: counter.what.name
                color: Theme.inkSoft
                font: Type.small
            }
            AppText {
                id: number
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                text: String(counter.what.count)
                font: Type.number
            }
        }
    }
}
