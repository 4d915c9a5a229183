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
    // Of the players, for a screen reader.
    required property var names
    // "plain", "sum", "loss", "total" or "tie".
    required property string kind
    required property real labelWidth
    // How large each is among all that the scores are made of, from -1 to 1; 0: without a bar.
    property var parts: []
    // Of the players, for the bars.
    property var marks: []
    property bool isTouchable: true
    // The least height of a line that can be touched.
    property real touch: Theme.touch
    // Where there is room for it, the total is as large as one reads it across a table.
    property bool large: false
    readonly property bool isTotal: kind === "total"
    readonly property bool hasBars: parts.some(part => part !== 0)
    readonly property int bar: large ? 10 : 8

    signal cellTouched(int column)

    implicitHeight: Math.max(isTouchable ? touch : 32, isTotal ? (large ? 48 : 40) : hasBars ? Math.ceil(1.2 * Type.body.pixelSize) + bar + Theme.gapSmall : 0, labelText.height + Theme.gapSmall)
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
        // Beside the numbers, which stand above their bars.
        anchors.verticalCenterOffset: root.hasBars && lineCount === 1 ? -root.bar / 2 : 0
        width: root.labelWidth - Theme.gapSmall
        wrapMode: Text.Wrap
        text: root.label
        color: root.kind === "tie" ? Theme.inkSoft : Theme.ink
        font: Type.fitting(root.label, root.isTotal ? Type.nameLarge : Type.label, width)
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
            enabled: root.isTouchable
            //: Spoken of a cell of the final score: %1 a player, %2 the line, %3 the number
            spokenName: qsTr("%1, %2: %3").arg(root.names[index] ?? "").arg(root.label).arg(modelData)
            onClicked: root.cellTouched(index)

            Rectangle {
                readonly property real part: root.parts[cell.index] ?? 0

                x: Theme.gap
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3
                // A single point is seen too.
                width: part === 0 ? 0 : Math.max(2 * radius, Math.round(Math.abs(part) * (parent.width - 2 * x)))
                height: root.bar
                radius: 2
                visible: width > 0
                color: part < 0 ? Theme.danger : Theme.pieces.player(root.marks[cell.index] ?? 0)
            }
            FittedText {
                width: parent.width
                // Above its bar.
                height: parent.height - (root.hasBars ? root.bar : 0)
                horizontalAlignment: Text.AlignHCenter
                text: cell.modelData
                color: root.kind === "loss" ? Theme.danger : root.kind === "tie" ? Theme.inkSoft : Theme.ink
                font: !root.isTotal ? Type.body : root.large ? Type.scoreLarge : Type.score
            }
        }
    }
}
