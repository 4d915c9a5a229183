// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// Dice as they lie and chits, one of each kind with its number.
Flow {
    id: root

    // A nationsPiece each.
    required property var pieces
    property int pieceSize: 30

    spacing: 6

    Repeater {
        model: root.pieces.length

        Row {
            id: kind

            required property int index
            property nationsPiece none
            readonly property nationsPiece piece: root.pieces[index] ?? none

            spacing: 2

            Die {
                visible: kind.piece.chit < 0
                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                colour: Math.max(0, kind.piece.colour)
                symbol: kind.piece.symbol
                count: kind.piece.n
            }
            Chit {
                visible: kind.piece.chit >= 0
                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                chit: Math.max(0, kind.piece.chit)
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: kind.piece.count > 1
                text: "×" + kind.piece.count
                font: Type.smallBold
            }
        }
    }
}
