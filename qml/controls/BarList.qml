// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// Bars beside each other's names: how much of what. Bars of less than nothing are hollow and go to the left of the line.
Column {
    id: root

    // One a row: {label, text, length} with length from -1 to 1; `isPale` where it is only what others are added to.
    required property var rows
    property int mark: -1
    // What is less than nothing was lost.
    property bool isLossRed: true
    // How high it is to be; 0: as high as it wants.
    property real room: 0
    // How high it can be at least.
    readonly property real least: rows.length * 26
    readonly property int rowHeight: room > 0 ? Math.max(26, Math.min(Math.floor(room / Math.max(1, rows.length)), 80)) : 32
    // Of labels and numbers, and of bars to the left; lists whose lines are to stand below each other have the same.
    property int longest: Math.ceil(rows.reduce((longest, row) => Math.max(longest, Type.widthOf(row.label, Type.label)), 0))
    readonly property int labelWidth: Math.round(room > 0 ? Math.min(width * 0.45, longest) : Math.min(width * 0.38, 180))
    property int numberWidth: Math.ceil(rows.reduce((widest, row) => Math.max(widest, Type.widthOf(row.text, Type.bodyBold)), 0)) + Theme.gapSmall
    property real lowest: rows.reduce((lowest, row) => Math.min(lowest, row.length), 0)
    readonly property int reach: width - labelWidth - numberWidth - 2 * Theme.gap
    readonly property int zero: labelWidth + Theme.gap + Math.round(-lowest * reach / (1 - lowest))

    // By number: what changes in a row does not make it anew.
    Repeater {
        model: root.rows.length

        Item {
            id: bar

            required property int index
            readonly property var row: root.rows[index] ?? { label: "", text: "", length: 0 }
            readonly property bool isLess: row.length < 0
            readonly property bool isHollow: isLess || (row.isPale ?? false)
            readonly property bool isRed: isLess && root.isLossRed
            readonly property int extent: Math.round(Math.abs(row.length) * root.reach / (1 - root.lowest))

            width: root.width
            height: root.room > 0 ? root.rowHeight : Math.ceil(Math.max(root.rowHeight, label.height + Theme.gapSmall))
            Accessible.role: Accessible.StaticText
            Accessible.name: row.label + ", " + row.text

            AppText {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                width: root.labelWidth
                wrapMode: root.room > 0 ? Text.NoWrap : Text.Wrap
                text: bar.row.label
                font: root.room > 0 ? Type.squeezed(text, Type.label, width) : Type.fitting(text, Type.label, width)
            }
            Rectangle {
                x: bar.isLess ? root.zero - width : root.zero
                y: Math.round((parent.height - height) / 2)
                width: Math.max(bar.row.length === 0 ? 0 : 2, bar.extent)
                height: Math.min(32, Math.floor(root.rowHeight / 2))
                radius: 2
                color: bar.isRed ? Theme.dangerTint : bar.isHollow ? Theme.pieces.tint(root.mark) : Theme.pieces.player(root.mark)
                border.width: bar.isHollow ? 1 : 0
                border.color: bar.isRed ? Theme.danger : Theme.pieces.player(root.mark)
            }
            Rectangle {
                x: root.zero
                visible: root.lowest < 0
                width: 1
                height: parent.height
                color: Theme.inkSoft
            }
            AppText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: bar.row.text
                color: bar.isRed ? Theme.danger : Theme.ink
                font: Type.bodyBold
            }
        }
    }
}
