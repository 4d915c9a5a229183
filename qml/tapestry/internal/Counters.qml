// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
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
    columns: Math.max(2, Math.min(4, Math.floor(width / (120 * Type.textScale))))
    // Its name stands below what is counted.
    readonly property bool isNarrow: width / columns < 136
    spacing: Theme.gapSmall

    Repeater {
        model: root.sheet.counters.length

        Touchable {
            id: counter

            required property int index
            readonly property var what: root.sheet.counters[index]

            objectName: "counter_" + what.field
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: Math.round((root.isNarrow ? 50 : Theme.touch) * Math.max(1, Type.textScale))
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
                y: root.isNarrow ? 6 : Math.round((parent.height - height) / 2)
                name: counter.what.icon
                size: 18
            }
            AppText {
                x: root.isNarrow ? 8 : 36
                y: root.isNarrow ? parent.height - height - 4 : Math.round((parent.height - height) / 2)
                width: root.isNarrow ? parent.width - 2 * x : number.x - x - 4
                wrapMode: root.isNarrow ? Text.NoWrap : Text.Wrap
                text: counter.what.name
                color: Theme.inkSoft
                font: root.isNarrow ? Type.squeezed(text, Type.small, width) : Type.small
            }
            AppText {
                id: number
                anchors.right: parent.right
                anchors.rightMargin: 10
                y: root.isNarrow ? 3 : Math.round((parent.height - height) / 2)
                text: String(counter.what.count)
                font: Type.number
            }
        }
    }
}
