// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// Landmarks that nobody has, in their shapes, with where they are gained and how far everybody is from there; a touch on one tries it
// in a city, and another one puts it away.
Grid {
    id: root

    required property TapestryMatch match
    required property CityView city
    readonly property var free: match.landmarks.filter(landmark => landmark.owner < 0) // qmllint disable type

    signal tried

    columns: Math.max(1, Math.min(3, Math.floor(width / 150)))
    spacing: Theme.gapSmall

    Repeater {
        model: root.free

        Touchable {
            id: landmark

            required property var modelData
            readonly property bool isTried: root.city.tried === modelData.what

            objectName: "try_" + modelData.id
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: Math.max(Theme.buttonHeight, words.height + Theme.gap)
            spokenName: modelData.name
            spokenDetail: joined(modelData.where, modelData.away)
            checkable: true
            checked: isTried
            onClicked: {
                root.city.triedSpot = -1
                root.city.tried = isTried ? -1 : modelData.what
                root.tried()
            }

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusButton
                color: landmark.isTried ? Theme.yesTint : landmark.down ? Theme.paperSunk : Theme.paper
                border.width: landmark.isTried ? Theme.lineLegal : 1
                border.pixelAligned: false
                border.color: landmark.isTried ? Theme.yes : Theme.edge
            }
            LandmarkShape {
                id: shape
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                cells: landmark.modelData.cells
                color: landmark.modelData.track < 0 ? Theme.inkSoft : Theme.pieces.trackFrame(landmark.modelData.track)
            }
            Column {
                id: words
                x: shape.width + 2 * Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.gapSmall

                FittedText {
                    width: parent.width
                    text: landmark.modelData.name
                    font: Type.labelBold
                }
                FittedText {
                    width: parent.width
                    text: landmark.modelData.where
                    color: Theme.inkSoft
                    font: Type.small
                }
                AppText {
                    width: parent.width
                    visible: text !== ""
                    wrapMode: Text.Wrap
                    text: landmark.modelData.away
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
        }
    }
}
