// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Points by where they came from, and in which era.
Column {
    id: root

    required property var entries
    readonly property real eraWidth: Math.min(44, Math.floor((width - 170) / 6))

    Repeater {
        model: root.entries

        Item {
            id: line

            required property var modelData

            width: root.width
            height: 26
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + " " + modelData.points

            FittedText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, 126)
                text: line.modelData.name
                font: Type.label
            }
            Repeater {
                model: line.modelData.eras

                AppText {
                    required property int index
                    required property int modelData

                    x: 128 + index * root.eraWidth
                    width: root.eraWidth
                    anchors.verticalCenter: parent?.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    text: modelData === 0 ? "" : String(modelData).replace("-", "−")
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
            AppText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: String(line.modelData.points).replace("-", "−")
                font: Type.labelBold
            }
        }
    }
}
