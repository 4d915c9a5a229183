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

    required property NationsMatch match
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
                model: 5

                PlacedTile {
                    id: card

                    required property int index
                    property nationsSlot none
                    readonly property nationsSlot slot: root.match.picker.slots[index] ?? none

                    objectName: "pickSlot" + (index + 1)
                    width: Math.floor((root.width - 12 - 16) / 5)
                    height: 90
                    shape: TileItem.Upright
                    tile: root.match.acting.developments[index]
                    caption: ""
                    bottomRoom: 26
                    mark: root.mark
                    chosen: root.match.picker.slot === index + 1
                    spokenDetail: slot.text
                    once: true
                    onClicked: root.match.takeSlot(index + 1)

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
                                model: card.slot.back.length

                                Row {
                                    id: back

                                    required property int index
                                    property nationsPiece none
                                    readonly property nationsPiece piece: card.slot.back[index] ?? none

                                    spacing: 3

                                    AppText {
                                        anchors.verticalCenter: parent.verticalCenter
                                        text: "−" + back.piece.count
                                        color: Theme.danger
                                        font: Type.labelBold
                                    }
                                    PiecesItem {
                                        anchors.verticalCenter: parent.verticalCenter
                                        width: 18
                                        height: 18
                                        size: 18
                                        dice: back.piece.colour >= 0 ? [back.piece.colour] : []
                                        chits: back.piece.chit >= 0 ? [back.piece.chit] : []
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
