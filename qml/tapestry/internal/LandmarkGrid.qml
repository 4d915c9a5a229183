// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// All landmarks: free ones with where they are gained, the others with whose they are, and where and when they came from.
Grid {
    id: root

    required property TapestryMatch match

    // By names alone, in the colours of the tracks that lead to them.
    property bool isShort: false

    columns: Math.max(2, Math.min(4, Math.floor(width / (isShort ? 180 : 136))))
    spacing: Theme.gapSmall

    Repeater {
        model: root.match.landmarks

        Item {
            id: landmark

            required property var modelData
            readonly property bool isFree: modelData.owner < 0
            // A short one is by its name alone where it is free.
            readonly property bool hasMore: !root.isShort || !isFree
            //: Under a landmark: %1 whose it is, %2 where and when it came from
            readonly property string says: isFree ? modelData.where : root.isShort ? modelData.came
                : qsTr("%1 · %2").arg(root.match.names[modelData.owner]).arg(modelData.came)

            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: hasMore ? Math.max(36, Math.ceil(more.y + more.height)) : 26
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ", " + (isFree ? modelData.where : root.match.names[modelData.owner] + ", " + modelData.came)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                x: 4
                visible: landmark.isFree
                name: "tower"
                size: 18
                color: landmark.modelData.track < 0 ? Theme.inkSoft : Theme.pieces.trackFrame(landmark.modelData.track)
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
                y: landmark.hasMore ? 2 : Math.round((parent.height - height) / 2)
                width: Math.min(implicitWidth, parent.width - x)
                text: landmark.modelData.name
                color: landmark.isFree ? Theme.ink : Theme.inkSoft
                font: landmark.isFree ? Type.labelBold : Type.label
            }
            AppText {
                id: more
                x: 30
                y: 20
                visible: landmark.hasMore
                width: parent.width - x
                wrapMode: Text.Wrap
                text: landmark.says
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
}
