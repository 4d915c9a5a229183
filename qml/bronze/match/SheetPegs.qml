// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A sheet's pegs at a glance: food, then wood to spearheads.
MiniBoard {
    id: root

    required property BronzeMatch match
    required property BronzeSheet sheet
    property bool captions: false
    // Wide enough to touch.
    readonly property bool isTouched: cellWidth >= Theme.touch

    // Food brings no points: no finished sheet has it.
    cellCount: match.scoring ? 5 : 6

    MiniPeg {
        objectName: "peg_food@" + root.sheet.seat
        visible: !root.match.scoring
        width: root.cellWidth
        canHold: root.isTouched
        correction: root.sheet.food.corrected ? root.match.correctionOf(root.sheet.seat, "food") : ""
        onClicked: root.match.lookUp(root.sheet.seat, "food")
        onHeld: root.match.askCorrection(root.sheet.seat, "food")
        good: "food"
        count: root.sheet.food.peg
        spokenName: !Reader.listens ? "" : qsTr("%1: %2").arg(root.sheet.name).arg(root.sheet.food.name)
        caption: root.captions ? root.sheet.food.name : ""
    }
    Repeater {
        model: root.sheet.goods

        MiniPeg {
            required property BronzePegRow modelData
            readonly property string path: "goods." + modelData.key

            objectName: "peg_" + modelData.key + "@" + root.sheet.seat
            width: root.cellWidth
            canHold: root.isTouched
            correction: modelData.corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
            onClicked: root.match.lookUp(root.sheet.seat, path)
            onHeld: root.match.askCorrection(root.sheet.seat, path)
            good: modelData.key
            count: modelData.peg
            spokenName: !Reader.listens ? "" : qsTr("%1: %2").arg(root.sheet.name).arg(modelData.name)
            //: Under a good: what it is worth; %1 coins
            caption: root.captions ? qsTr("worth %1").arg(modelData.value) : ""
        }
    }
}
