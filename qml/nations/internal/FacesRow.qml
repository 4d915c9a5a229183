// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
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
    property int pieceSize: 30

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
            id: die

            required property var modelData

            spacing: 2

            Die {
                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                colour: die.modelData.colour
                symbol: die.modelData.symbol ?? -1
                count: die.modelData.n ?? 0
            }
            Counted {
                anchors.verticalCenter: parent.verticalCenter
                count: die.modelData.count
            }
        }
    }
    Repeater {
        model: root.chits

        Row {
            id: chit

            required property var modelData

            spacing: 2

            Chit {
                width: root.pieceSize
                height: root.pieceSize
                size: root.pieceSize
                chit: chit.modelData.chit
            }
            Counted {
                anchors.verticalCenter: parent.verticalCenter
                count: chit.modelData.count
            }
        }
    }
}
