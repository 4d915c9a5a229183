// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// Where a development goes, and what goes back from there: the touch buys.
Column {
    id: root

    required property NationsSheet sheet
    required property NationsPicker picker
    property int mark: -1

    spacing: Theme.gapSmall

    PartHead {
        width: parent.width
        //: Over the five slots of a board; what follows stands on each
        text: qsTr("Where? The touch buys. Goes back:")
    }
    WoodBoard {
        width: parent.width
        height: 102 + 3
        grained: false

        Row {
            x: 6
            y: 6
            spacing: 4

            Repeater {
                model: root.sheet.developments

                PlacedTile {
                    id: card

                    required property NationsTile modelData
                    required property int index
                    readonly property var slot: root.picker.slots[index] ?? ({ back: [], text: "" })

                    objectName: "pickSlot" + (index + 1)
                    width: Math.floor((root.width - 12 - 16) / 5)
                    height: 90
                    shape: TileItem.Upright
                    tile: modelData
                    caption: ""
                    bottomRoom: 26
                    mark: root.mark
                    chosen: root.picker.slot === index + 1
                    spokenDetail: slot.text
                    once: true
                    onClicked: root.picker.takeSlot(index + 1)

                    Rectangle {
                        x: 3
                        y: parent.height - height - 3
                        width: parent.width - 6
                        height: 24
                        radius: 4
                        color: Theme.dangerTint

                        Row {
                            anchors.centerIn: parent
                            spacing: 3

                            Repeater {
                                model: card.slot.back

                                Row {
                                    id: back

                                    required property var modelData

                                    spacing: 3

                                    AppText {
                                        anchors.verticalCenter: parent.verticalCenter
                                        text: "−" + back.modelData.count
                                        color: Theme.danger
                                        font: Type.labelBold
                                    }
                                    PiecesItem {
                                        anchors.verticalCenter: parent.verticalCenter
                                        width: 18
                                        height: 18
                                        size: 18
                                        dice: back.modelData.colour !== undefined ? [back.modelData.colour] : []
                                        chits: back.modelData.chit !== undefined ? [back.modelData.chit] : []
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
