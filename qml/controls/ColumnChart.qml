// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// Columns over a line: how often which; the marked one is filled, its number bold.
Item {
    id: root

    // One a column: {label, text, length, marked} with length from 0 to 1.
    required property var columns
    property int mark: -1
    readonly property int cell: Math.floor(width / Math.max(1, columns.length))
    // What does not fit below a column is broken after its dash.
    readonly property bool isTight: columns.some(column => Type.widthOf(column.label, Type.smallBold) > cell)
    readonly property int foot: Math.ceil(labels.height) * (isTight ? 2 : 1) + Theme.gapSmall
    readonly property int head: Math.ceil(labels.height) + 2

    implicitHeight: 160 + (isTight ? labels.height : 0)

    // As high as every label.
    AppText {
        id: labels
        visible: false
        text: "0"
        font: Type.small
    }
    Rectangle {
        y: root.height - root.foot
        width: root.width
        height: 1
        color: Theme.inkFaint
    }
    Repeater {
        model: root.columns

        Item {
            id: column

            required property var modelData
            required property int index

            x: index * root.cell
            width: root.cell
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label + ": " + (modelData.text === "" ? "0" : modelData.text)

            Rectangle {
                x: Math.max(1, Math.round(parent.width * 0.12))
                y: root.height - root.foot - height
                width: parent.width - 2 * x
                height: Math.round(column.modelData.length * (root.height - root.foot - root.head))
                color: column.modelData.marked ? Theme.pieces.player(root.mark) : Theme.pieces.tint(root.mark)
                border.width: 1
                border.color: Theme.pieces.player(root.mark)

                AppText {
                    anchors.bottom: parent.top
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: column.modelData.text
                    font: column.modelData.marked ? Type.smallBold : Type.small
                }
            }
            AppText {
                y: root.height - root.foot + Theme.gapSmall
                width: parent.width
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                horizontalAlignment: Text.AlignHCenter
                text: root.isTight ? column.modelData.label.replace("\u00A0\u2013 ", "\u2013\n") : column.modelData.label
                color: Theme.inkSoft
                font: column.modelData.marked ? Type.smallBold : Type.small
            }
        }
    }
}
