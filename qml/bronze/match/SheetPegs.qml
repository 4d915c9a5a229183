// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze

// A sheet's pegs at a glance: food, then wood to spearheads.
MiniBoard {
    id: root

    required property BronzeSheet sheet
    property bool captions: false

    MiniPeg {
        width: root.cellWidth
        good: "food"
        count: root.sheet.food.peg
        spokenName: root.sheet.food.name
        caption: root.captions ? root.sheet.food.name : ""
    }
    Repeater {
        model: root.sheet.goods

        MiniPeg {
            required property BronzePegRow modelData

            width: root.cellWidth
            good: modelData.key
            count: modelData.peg
            spokenName: modelData.name
            //: Under a good: what it is worth; %1 coins
            caption: root.captions ? qsTr("worth %1").arg(modelData.value) : ""
        }
    }
}
