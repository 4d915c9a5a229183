// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// All landmarks: free ones with where they are gained, the others with whose they are.
Grid {
    id: root

    required property TapestryMatch match

    columns: Math.max(2, Math.min(4, Math.floor(width / 136)))
    spacing: Theme.gapSmall

    Repeater {
        model: root.match.landmarks

        Item {
            id: landmark

            required property var modelData
            readonly property bool isFree: modelData.owner < 0

            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: 36
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ", " + (isFree ? modelData.where : root.match.names[modelData.owner])

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                x: 4
                visible: landmark.isFree
                name: "tower"
                size: 18
            }
            PlayerToken {
                anchors.verticalCenter: parent.verticalCenter
                x: 4
                visible: !landmark.isFree
                mark: landmark.isFree ? 0 : root.match.marks[landmark.modelData.owner]
                letter: landmark.isFree ? "" : root.match.names[landmark.modelData.owner]
                size: 18
            }
            FittedText {
                x: 30
                y: 2
                width: Math.min(implicitWidth, parent.width - x)
                text: landmark.modelData.name
                color: landmark.isFree ? Theme.ink : Theme.inkSoft
                font: landmark.isFree ? Type.labelBold : Type.label
            }
            FittedText {
                x: 30
                y: 20
                width: Math.min(implicitWidth, parent.width - x)
                text: landmark.isFree ? landmark.modelData.where : root.match.names[landmark.modelData.owner]
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
}
