// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// Tiles that the card library knows; one touch takes one.
Column {
    id: root

    required property NationsPicker picker
    required property string title
    property int mark: -1
    readonly property bool hasMore: !picker.showsAll && picker.knownCount > picker.known.length
    readonly property int keyWidth: Math.floor((width - 3 * Theme.gap) / 4)

    spacing: Theme.gapSmall

    PartHead {
        width: parent.width
        text: root.title
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: root.picker.known

            TileCard {
                required property var modelData
                required property int index

                objectName: "known" + index
                width: root.keyWidth
                height: 66
                shape: TileItem.Upright
                kind: root.picker.kind
                name: modelData.name
                points: modelData.points
                stone: modelData.stone
                dice: modelData.dice
                chits: modelData.chits
                mark: modelData.taken ? root.mark : -1
                chosen: modelData.taken === true
                spokenName: modelData.spoken
                onClicked: root.picker.takeKnown(index)
            }
        }
        PickKey {
            objectName: "allKnown"
            width: root.keyWidth
            height: 66
            visible: root.hasMore
            spokenName: all.text
            onClicked: root.picker.showsAll = true

            FittedText {
                id: all
                anchors.centerIn: parent
                width: parent.width - 8
                horizontalAlignment: Text.AlignHCenter
                //: Button: all tiles that are known; %n how many
                text: qsTr("all %n", "", root.picker.knownCount)
                font: Type.label
            }
        }
    }
}
