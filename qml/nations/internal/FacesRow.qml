// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// Dice as they lie and chits, one of each kind with its number.
Flow {
    id: root

    // "colour", "symbol" and "n" where it shows one, "count"; "chit", "count".
    property var dice: []
    property var chits: []
    property int pieceSize: 26

    spacing: 6

    component Counted: AppText {
        property int count: 1

        visible: count > 1
        text: "×" + count
        font: Type.smallBold
    }

    Repeater {
        model: root.dice

        Row {
            required property var modelData

            spacing: 2

            Die {
                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                colour: parent.modelData.colour
                symbol: parent.modelData.symbol ?? -1
                count: parent.modelData.n ?? 0
            }
            Counted {
                anchors.verticalCenter: parent.verticalCenter
                count: parent.modelData.count
            }
        }
    }
    Repeater {
        model: root.chits

        Row {
            required property var modelData

            spacing: 2

            Chit {
                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                chit: parent.modelData.chit
            }
            Counted {
                anchors.verticalCenter: parent.verticalCenter
                count: parent.modelData.count
            }
        }
    }
}
