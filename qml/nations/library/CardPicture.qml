// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Nations

// What a card of the card library looks like on the table: a tile, the faces of a die, the event of an age. What it says stands
// beside it in words.
Item {
    id: root

    // As nationsCardPicture() has it.
    required property var piece
    required property string name
    // In a list.
    property bool isSmall: false
    readonly property int kind: piece.kind ?? 0
    readonly property bool isUpright: kind === 0
    readonly property bool isLying: !isSmall && (kind === 1 || kind === 3)

    implicitWidth: picture.item?.implicitWidth ?? 0
    implicitHeight: picture.item?.implicitHeight ?? 0

    Loader {
        id: picture
        anchors.centerIn: parent
        sourceComponent: root.piece.shape === "tile" ? tile : root.piece.shape === "die" ? faces : event
    }
    Component {
        id: tile

        Item {
            id: board
            readonly property int edge: root.isSmall ? 0 : Theme.gapLarge

            implicitWidth: face.width + 2 * edge
            implicitHeight: face.height + 2 * edge

            WoodBoard {
                anchors.fill: parent
                visible: !root.isSmall
            }
            TileItem {
                id: face
                x: board.edge
                y: board.edge
                width: root.isSmall ? root.isUpright ? 72 : 88 : root.isLying ? 250 : root.isUpright ? 118 : 144
                height: root.isSmall ? root.isUpright ? 76 : 60 : root.isUpright ? 150 : 104
                shape: root.isUpright ? TileItem.Upright : root.isLying ? TileItem.Lying : TileItem.Small
                kind: root.kind
                name: root.isSmall ? "" : root.name
                points: root.piece.points ?? -1
                stone: root.piece.stone ?? 0
                dice: root.piece.dice ?? []
                chits: root.piece.chits ?? []
            }
        }
    }
    Component {
        id: faces

        Grid {
            columns: root.isSmall ? 3 : 6
            spacing: root.isSmall ? 3 : 6

            Repeater {
                model: root.piece.faces ?? []

                Die {
                    required property var modelData

                    size: root.isSmall ? 28 : 44
                    width: size
                    height: size
                    colour: root.piece.colour ?? 0
                    symbol: modelData.symbol
                    count: modelData.n
                }
            }
        }
    }
    Component {
        id: event

        Row {
            spacing: Theme.gap

            Repeater {
                model: [{ icon: "bowl", number: root.piece.famine }, { icon: "swords", number: root.piece.war }]

                Paper {
                    id: part

                    required property var modelData

                    implicitWidth: root.isSmall ? 40 : 96
                    implicitHeight: root.isSmall ? 60 : 72
                    color: Theme.paperSunk

                    Grid {
                        anchors.centerIn: parent
                        columns: root.isSmall ? 1 : 2
                        spacing: Theme.gapSmall
                        horizontalItemAlignment: Grid.AlignHCenter
                        verticalItemAlignment: Grid.AlignVCenter

                        Icon {
                            name: part.modelData.icon
                            size: root.isSmall ? 20 : 30
                            color: Theme.ink
                        }
                        AppText {
                            text: part.modelData.number > 0 ? part.modelData.number : "?"
                            font: root.isSmall ? Type.number : Type.scoreLarge
                        }
                    }
                }
            }
        }
    }
}
