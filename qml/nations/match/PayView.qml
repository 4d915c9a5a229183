// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// Dice and chits that are paid with, spent for books, famine or war, or rolled again: a touch takes one more of them.
ScrollArea {
    id: root

    required property NationsMatch match
    readonly property nationsPool pool: match.pool
    // Few pieces are as large as so much room lets them be.
    readonly property bool isLarge: width >= 480 && height >= 560 && pool.pieces.length <= 9 // qmllint disable type
    readonly property int perRow: isLarge ? 3 : width < 520 ? 4 : 6
    readonly property int pieceSize: isLarge ? 76 : 34
    readonly property int keyWidth: Math.floor((column.width - (perRow - 1) * Theme.gap) / perRow)

    objectName: "payView"
    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Math.round((root.width - width) / 2)
        y: Theme.gap
        width: Math.min(root.width - 2 * Theme.gap, 640)
        spacing: Theme.gap

        Paper {
            width: parent.width
            height: sum.height + 2 * Theme.gapLarge
            color: root.pool.enough ? Theme.pieces.tint(root.match.mark) : Theme.paper
            frameColor: root.pool.enough ? Theme.pieces.player(root.match.mark) : Theme.edge

            Column {
                id: sum
                x: Theme.gapLarge
                y: Theme.gapLarge
                width: parent.width - 2 * x

                SpokenText {
                    width: parent.width
                    //: What is to be paid or spent: %1 "3 gold", %2 "any books"
                    text: root.pool.rerolls ? qsTr("Which dice are rolled again?")
                        //: Over the pieces to spend, at the end of an age; %1 a player
                        : root.pool.need === 0 ? qsTr("%1: which books are spent?").arg(root.match.playerName)
                        : root.pool.spends ? qsTr("%1: spend %2").arg(root.match.playerName).arg(root.pool.asked)
                        : qsTr("%1: pay %2").arg(root.match.playerName).arg(root.pool.asked)
                    font: Type.heading
                }
                SpokenText {
                    width: parent.width
                    visible: !root.pool.rerolls
                    //: What the pieces touched come to: %1 of %2
                    text: root.pool.need > 0 ? qsTr("%1 of %2").arg(root.pool.paid).arg(root.pool.need) : root.pool.paid
                    font: Type.score
                }
            }
        }
        PartHead {
            width: parent.width
            //: Over dice and chits to choose from
            text: qsTr("Touch again for one more")
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: root.pool.pieces.length

                PickKey {
                    id: key

                    required property int index
                    property nationsPiece none
                    readonly property nationsPiece piece: root.pool.pieces[index] ?? none

                    objectName: "piece" + piece.index
                    width: root.keyWidth
                    height: root.pieceSize + 32
                    possible: piece.usable
                    chosen: piece.taken > 0
                    mark: root.match.mark
                    spokenName: piece.spoken
                    onClicked: root.match.touch("piece", piece.index)
                    onRefused: root.match.touch("piece", piece.index)

                    Die {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 6
                        visible: key.piece.chit < 0
                        opacity: key.piece.usable ? 1 : 0.45
                        width: size
                        height: size
                        size: root.pieceSize
                        colour: Math.max(0, key.piece.colour)
                        symbol: key.piece.symbol
                        count: key.piece.n
                    }
                    Chit {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: 6
                        visible: key.piece.chit >= 0
                        opacity: key.piece.usable ? 1 : 0.45
                        width: size
                        height: size
                        size: root.pieceSize
                        chit: Math.max(0, key.piece.chit)
                    }
                    AppText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: root.pieceSize + 9
                        //: Pieces of a kind: %1 are taken, of %2
                        text: qsTr("%1 of %2").arg(key.piece.taken).arg(key.piece.count)
                        color: key.chosen ? Theme.ink : Theme.inkSoft
                        font: key.chosen ? Type.labelBold : Type.label
                    }
                }
            }
        }
        PartHead {
            width: parent.width
            visible: root.pool.ways.length > 1
            //: Over other choices of pieces that would do as well
            text: qsTr("Or like this")
        }
        Flow {
            width: parent.width
            visible: root.pool.ways.length > 1
            spacing: Theme.gap

            Repeater {
                model: root.pool.ways

                FilterChip {
                    required property string modelData
                    required property int index

                    objectName: "way" + index
                    text: modelData
                    chosen: root.pool.way === index
                    onClicked: root.match.touch("way", index)
                }
            }
        }
    }
}
