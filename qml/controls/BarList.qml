// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// Bars beside each other's names: how much of what. Bars of less than nothing go to the left of the line.
Column {
    id: root

    // One a row: {label, text, length} with length from -1 to 1.
    required property var rows
    property int mark: -1
    // How high it is to be; 0: as high as it wants.
    property real room: 0
    // How high it can be at least.
    readonly property real least: rows.length * 26
    readonly property int rowHeight: room > 0 ? Math.max(26, Math.min(Math.floor(room / Math.max(1, rows.length)), 80)) : 32
    readonly property bool hasNegative: rows.some(row => row.length < 0)
    readonly property int longest: Math.ceil(rows.reduce((longest, row) => Math.max(longest, Type.widthOf(row.label, Type.label)), 0))
    readonly property int labelWidth: Math.round(room > 0 ? Math.min(width * 0.45, longest) : Math.min(width * 0.38, 180))
    readonly property int numberWidth: Math.ceil(rows.reduce((widest, row) => Math.max(widest, Type.widthOf(row.text, Type.bodyBold)), 0)) + Theme.gapSmall
    // Left of the line there is room for the longest bar that goes there.
    readonly property real lowest: rows.reduce((lowest, row) => Math.min(lowest, row.length), 0)
    readonly property int reach: width - labelWidth - numberWidth - 2 * Theme.gap
    readonly property int zero: labelWidth + Theme.gap + Math.round(-lowest * reach / (1 - lowest))

    Repeater {
        model: root.rows

        Item {
            id: bar

            required property var modelData
            readonly property int extent: Math.round(Math.abs(modelData.length) * (root.zero === root.labelWidth + Theme.gap ? root.reach : root.reach / (1 - root.lowest)))

            width: root.width
            height: root.room > 0 ? root.rowHeight : Math.ceil(Math.max(root.rowHeight, label.height + Theme.gapSmall))
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ", " + modelData.text

            AppText {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                width: root.labelWidth
                wrapMode: root.room > 0 ? Text.NoWrap : Text.Wrap
                text: bar.modelData.label
                font: root.room > 0 ? Type.squeezed(text, Type.label, width) : Type.fitting(text, Type.label, width)
            }
            Rectangle {
                x: bar.modelData.length < 0 ? root.zero - width : root.zero
                y: Math.round((parent.height - height) / 2)
                width: Math.max(bar.modelData.length === 0 ? 0 : 2, bar.extent)
                height: Math.min(32, Math.floor(root.rowHeight / 2))
                radius: 2
                color: bar.modelData.length < 0 ? Theme.dangerTint : Theme.pieces.player(root.mark)
                border.width: bar.modelData.length < 0 ? 1 : 0
                border.color: Theme.danger
            }
            AppText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: bar.modelData.text
                color: bar.modelData.length < 0 ? Theme.danger : Theme.ink
                font: Type.bodyBold
            }
        }
    }
}
