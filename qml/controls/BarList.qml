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
    readonly property bool hasNegative: rows.some(row => row.length < 0)
    readonly property int labelWidth: Math.round(Math.min(width * 0.38, 180))
    readonly property int numberWidth: Math.ceil(rows.reduce((widest, row) => Math.max(widest, Type.widthOf(row.text, Type.bodyBold)), 0)) + Theme.gapSmall
    // Left of the line there is room for the longest bar that goes there.
    readonly property real least: rows.reduce((least, row) => Math.min(least, row.length), 0)
    readonly property int room: width - labelWidth - numberWidth - 2 * Theme.gap
    readonly property int zero: labelWidth + Theme.gap + Math.round(-least * room / (1 - least))

    Repeater {
        model: root.rows

        Item {
            id: bar

            required property var modelData
            readonly property int extent: Math.round(Math.abs(modelData.length) * (root.zero === root.labelWidth + Theme.gap ? root.room : root.room / (1 - root.least)))

            width: root.width
            height: Math.ceil(Math.max(32, label.height + Theme.gapSmall))
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ", " + modelData.text

            AppText {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                width: root.labelWidth
                wrapMode: Text.Wrap
                text: bar.modelData.label
                font: Type.fitting(text, Type.label, width)
            }
            Rectangle {
                x: bar.modelData.length < 0 ? root.zero - width : root.zero
                y: Math.round((parent.height - height) / 2)
                width: Math.max(bar.modelData.length === 0 ? 0 : 2, bar.extent)
                height: 16
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
