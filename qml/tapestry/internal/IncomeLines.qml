// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What an income turn brings as the mat lies, before it is booked: its steps, the points icon by icon, then the resources.
Paper {
    id: root

    required property TapestryMatch match
    required property var sheet
    // How high it may be: its lines stand so far from each other; 0: as high as it is.
    property real room: 0
    readonly property var income: sheet.income
    readonly property int count: (income.lines ?? []).length
    // Everything beside the lines, whether it is shown or not.
    readonly property real around: 2 * Theme.gap + title.height + steps.height + 2 * column.spacing
        + (bonus.isThere ? bonus.height + column.spacing : 0) + (sum.isThere ? sum.height + column.spacing : 0)
    property int mostLine: 36
    readonly property int leastLine: Math.ceil(1.35 * Type.label.pixelSize)
    // It cannot be lower.
    readonly property real least: around + count * (leastLine + column.spacing)
    readonly property int lineHeight: room <= 0 || count === 0 ? 24
        : Math.max(leastLine, Math.min(mostLine, Math.floor((room - around) / count) - column.spacing))

    // An income turn is still to come.
    readonly property bool isThere: income.turn > 0

    implicitHeight: column.height + 2 * Theme.gap
    visible: isThere

    Column {
        id: column
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: 3

        AppText {
            id: title
            width: parent.width
            wrapMode: Text.Wrap
            //: Over what an income turn would bring: %1 from 1 to 5
            text: root.income.isTaken ? qsTr("Income turn %1").arg(root.income.turn)
                //: Over what an income turn would bring: %1 from 1 to 5
                : qsTr("Income turn %1 would bring now").arg(root.income.turn)
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Flow {
            id: steps
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: root.income.steps ?? []

                Row {
                    id: step

                    required property var modelData

                    spacing: 4

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: step.modelData.state === "done" ? "check" : step.modelData.state === "now" ? "chevron" : "clock"
                        size: 16
                        color: step.modelData.state === "done" ? Theme.yes : Theme.inkSoft
                    }
                    AppText {
                        text: step.modelData.name
                        color: step.modelData.state === "open" ? Theme.inkSoft : Theme.ink
                        font: step.modelData.state === "now" ? Type.smallBold : Type.small
                    }
                }
            }
        }
        AppText {
            id: bonus

            readonly property bool isThere: text !== ""

            width: parent.width
            visible: isThere
            wrapMode: Text.Wrap
            text: root.income.bonus ?? ""
            color: Theme.inkSoft
            font: Type.label
        }
        Repeater {
            model: root.income.lines ?? []

            Item {
                id: line

                required property var modelData

                width: column.width
                height: root.lineHeight
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData.name + " " + modelData.detail + " " + modelData.amount

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: line.modelData.icon
                    size: 16
                }
                FittedText {
                    id: name
                    x: 26
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, (parent.width - 26) * 0.36)
                    text: line.modelData.name
                    font: Type.labelBold
                }
                FittedText {
                    anchors.left: parent.left
                    anchors.leftMargin: 26 + (parent.width - 26) * 0.38
                    anchors.right: amount.left
                    anchors.rightMargin: Theme.gapSmall
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.detail
                    color: Theme.inkSoft
                    font: Type.label
                }
                AppText {
                    id: amount
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.amount
                    font: Type.labelBold
                }
            }
        }
        AppText {
            id: sum

            // There are none once the last income turn is over.
            readonly property int points: root.income.points ?? 0
            readonly property bool isThere: points > 0

            width: parent.width
            visible: isThere
            horizontalAlignment: Text.AlignRight
            //: The sum of the points of an income turn: %n those, %1 all points with them
            text: qsTr("+%n point(s) → %1", "", points).arg(root.income.total ?? 0)
            font: Type.figure
        }
    }
}
