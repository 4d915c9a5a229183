// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// A line of the ScoreTable.
Item {
    id: root

    required property string label
    // Texts, one a player.
    required property var values
    // "plain", "sum", "loss", "total" or "tie".
    required property string kind
    required property real labelWidth
    readonly property bool isTotal: kind === "total"

    signal cellTouched(int column)

    implicitHeight: Math.max(isTotal ? 44 : 32, labelText.height + Theme.gapSmall)
    Accessible.role: Accessible.Row
    Accessible.name: [label, ...values].join(", ")

    Rectangle {
        width: parent.width
        height: root.isTotal ? 2 : 1
        visible: root.isTotal || root.kind === "sum"
        color: root.isTotal ? Theme.ink : Theme.inkFaint
    }
    AppText {
        id: labelText
        anchors.verticalCenter: parent.verticalCenter
        width: root.labelWidth - Theme.gapSmall
        wrapMode: Text.Wrap
        text: root.label
        color: root.kind === "tie" ? Theme.inkSoft : Theme.ink
        font: root.isTotal ? Type.nameLarge : Type.label
    }
    Repeater {
        model: root.values

        Touchable {
            id: cell

            required property string modelData
            required property int index
            readonly property real column: (root.width - root.labelWidth) / root.values.length

            x: root.labelWidth + index * Math.floor(column)
            width: Math.floor(column)
            height: root.height
            spokenName: root.label + ", " + modelData
            onClicked: root.cellTouched(index)

            FittedText {
                anchors.fill: parent
                horizontalAlignment: Text.AlignHCenter
                text: cell.modelData
                color: root.kind === "loss" ? Theme.danger : root.kind === "tie" ? Theme.inkSoft : Theme.ink
                font: root.isTotal ? Type.score : Type.body
            }
        }
    }
}
