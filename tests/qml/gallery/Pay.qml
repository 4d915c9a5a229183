// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A phone while paying.
Rectangle {
    id: root

    width: 360
    height: 640
    color: Theme.table

    Paper {
        x: 8; y: 8; width: 344; height: 62; frameWidth: 2; frameColor: Theme.pieces.player(1); color: Theme.pieces.tint(1)

        DevelopmentRow { width: parent.width; height: 62; mark: 1; name: "Caravans"; detail: "Keep more than 6 goods"; cost: 20; points: 4; chosen: true }
    }
    PegBoard {
        id: board
        x: 8; y: 84; width: 344
        title: "Touch whole rows to pay with them"

        PegRow { width: 344; mark: 1; good: "metal"; values: [0, 5, 15, 30, 50]; count: 0 }
        PegRow { width: 344; mark: 1; good: "cloth"; values: [0, 4, 12, 24, 40, 60]; count: 0 }
        PegRow { width: 344; mark: 1; good: "pottery"; values: [0, 3, 9, 18, 30, 45, 63]; count: 2; chosen: true }
        PegRow { width: 344; mark: 1; good: "stone"; values: [0, 2, 6, 12, 20, 30, 42, 56]; count: 2; legal: true }
        PegRow { width: 344; mark: 1; good: "wood"; values: [0, 1, 3, 6, 10, 15, 21, 28, 36]; count: 3; chosen: true }
        PegRow { width: 344; mark: 1; good: "food"; values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]; count: 2 }
    }
    Paper {
        x: 8; y: board.y + board.height + 10; width: 344; height: 66

        PayBar {
            x: 12; y: 8; width: 320
            parts: [{ good: "coin", amount: 7 }, { good: "pottery", amount: 9 }, { good: "wood", amount: 6 }]
            price: 20
            most: 28
            text: "22 of 20"
            note: "2 too many are lost · no change given"
        }
    }
    ActionBar {
        anchors.bottom: parent.bottom
        width: parent.width
        mark: 1
        undoText: "Undo"
        wayOutText: "Back"
        mainText: "Pay 22 for Caravans"
        mainDetail: "keeps 2 stone worth 6"
    }
}
