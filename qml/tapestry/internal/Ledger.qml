// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
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
            height: figures.height + (cards.visible ? cards.height : 0)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + " " + modelData.points + (modelData.cards === "" ? "" : ": " + modelData.cards)

            Item {
                id: figures

                width: parent.width
                height: 26
            }
            FittedText {
                anchors.verticalCenter: figures.verticalCenter
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
                    y: (figures.height - height) / 2
                    horizontalAlignment: Text.AlignRight
                    text: modelData === 0 ? "" : String(modelData).replace("-", "−")
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
            AppText {
                anchors.right: parent.right
                anchors.verticalCenter: figures.verticalCenter
                text: String(line.modelData.points).replace("-", "−")
                font: Type.labelBold
            }
            AppText {
                id: cards

                anchors.top: figures.bottom
                width: parent.width
                visible: text !== ""
                text: line.modelData.cards
                wrapMode: Text.Wrap
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
}
