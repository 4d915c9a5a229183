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

    required property NationsMatch match
    required property string title
    property int mark: -1
    // Three of them, until all are wanted.
    property bool showsAll: false
    readonly property int count: match.picker.known.length
    readonly property bool hasMore: !showsAll && count > 3
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
            model: root.hasMore ? 3 : root.count

            TileCard {
                required property int index
                property nationsKnownTile none
                readonly property nationsKnownTile known: root.match.picker.known[index] ?? none

                objectName: "known" + index
                width: root.keyWidth
                height: 66
                shape: TileItem.Upright
                kind: root.match.picker.kind
                name: known.key.title
                points: known.points
                stone: known.stone
                dice: known.dice
                chits: known.chits
                mark: known.key.chosen ? root.mark : -1
                chosen: known.key.chosen
                spokenName: known.key.detail
                onClicked: root.match.answer(known.key)
            }
        }
        PickKey {
            objectName: "allKnown"
            width: root.keyWidth
            height: 66
            visible: root.hasMore
            spokenName: all.text
            onClicked: root.showsAll = true

            FittedText {
                id: all
                anchors.centerIn: parent
                width: parent.width - 8
                horizontalAlignment: Text.AlignHCenter
                //: Button: all tiles that are known; %n how many
                text: qsTr("all %n", "", root.count)
                font: Type.label
            }
        }
    }
}
