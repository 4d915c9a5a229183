// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A tray with a wooden rim: whose dice lie in it, how often they may be rolled again, and what to do with them.
// At rest it is one row with the finished roll. The dice are its children, of the size that it gives.
WoodBoard {
    id: root

    required property string title
    // "1 re-roll left", "3 of 5"
    property string note
    // Of three dots as many are seen, and as many of these are filled.
    property int dots: 0
    property int dotsLeft: 0
    property string hint
    property bool resting: false
    // As high as with the largest dice and a hint, whatever lies in it.
    property bool steady: false
    readonly property int mostSize: 56
    required property int diceCount
    readonly property int spacing: diceCount > 6 ? 4 : Theme.gap
    readonly property int dieSize: resting ? (diceCount > 5 ? 40 : 44)
        : Math.max(40, Math.min(mostSize, Math.floor((bed.width - 12 + spacing) / diceCount) - spacing))
    readonly property int restingHeight: dieSize + 16
    default property alias dice: row.data

    implicitHeight: bed.y + bed.height + Theme.gap + 3
    grained: !resting

    Rectangle {
        id: bed
        readonly property int rowHeight: root.steady ? root.mostSize : root.dieSize
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        height: root.resting ? root.restingHeight
            : Math.ceil(titleText.y + titleText.height + 14 + rowHeight
                + (root.steady || hintText.visible ? hintText.height + Theme.gap : 0) + Theme.gap + 2)
        radius: Theme.radiusPaper
        color: Theme.tray
        border.width: 1
        border.color: Theme.trayDeep

        AppText {
            id: titleText
            anchors.left: parent.left
            anchors.leftMargin: Theme.gapLarge
            anchors.right: root.resting ? row.left : noteRow.left
            anchors.rightMargin: Theme.gapSmall
            y: root.resting ? (root.restingHeight - height) / 2 : 10
            wrapMode: root.resting ? Text.Wrap : Text.NoWrap
            maximumLineCount: 2
            text: root.title
            color: Theme.trayInk
            // No name is torn apart.
            font: root.resting ? Type.fitting(text, Type.name, width) : Type.nameLarge
        }
        Row {
            id: noteRow
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapLarge
            anchors.verticalCenter: titleText.verticalCenter
            visible: !root.resting
            spacing: 6

            AppText {
                anchors.verticalCenter: parent.verticalCenter
                text: root.note
                color: Theme.trayInk
                font: Type.label
            }
            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    visible: index < root.dots
                    anchors.verticalCenter: parent.verticalCenter
                    width: 10
                    height: 10
                    radius: 5
                    color: index >= root.dots - root.dotsLeft ? Theme.trayInk : "transparent"
                    border.width: 1
                    border.color: Theme.trayLine
                }
            }
        }
        Row {
            id: row
            x: root.resting ? parent.width - width - Theme.gap : Math.round((parent.width - width) / 2)
            y: root.resting ? (root.restingHeight - height) / 2
                : titleText.y + titleText.height + 14 + Math.round((bed.rowHeight - height) / 2)
            height: root.dieSize
            spacing: root.spacing
        }
        AppText {
            id: hintText
            x: Theme.gap
            y: titleText.y + titleText.height + 14 + bed.rowHeight + Theme.gap + 2
            width: parent.width - 2 * x
            horizontalAlignment: Text.AlignHCenter
            visible: !root.resting && text !== ""
            text: root.hint
            color: Theme.trayInkSoft
            font: Type.small
        }
    }
}
