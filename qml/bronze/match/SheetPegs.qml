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
    required property bronzeSheet sheet
    // What all pegs look at is read once a sheet.
    readonly property int mark: sheet.mark
    readonly property var goods: sheet.goods
    property bool captions: false
    // They are touched to give and to take.
    property bool live: false
    // Wide enough to touch.
    readonly property bool isTouched: cellWidth >= Theme.touch && !match.isReplay

    // Food brings no points: no finished sheet has it.
    cellCount: match.scoring ? 5 : 6

    component BoundPeg: MiniPeg {
        required property bronzePegRow row
        readonly property string path: row.isFood ? "food" : "goods." + row.key

        objectName: (root.live ? "deal_" : "peg_") + row.key + "@" + root.sheet.seat
        width: root.cellWidth
        canHold: root.isTouched
        live: root.live
        legal: root.live && row.legal
        mark: root.mark
        chosen: root.live && row.chosen
        good: row.key
        count: row.peg
        next: root.live ? row.pencil : -1
        correction: row.corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
        spokenName: !ScreenReader.listens ? "" : qsTr("%1: %2").arg(root.sheet.name).arg(row.name)
        //: Under a good: what it is worth; %1 coins
        caption: root.live || root.captions && row.isFood ? row.name : root.captions ? qsTr("worth %1").arg(row.value) : ""
        onClicked: {
            if (root.live)
                root.match.touchField(root.sheet.seat, path)
            else
                root.match.explain(root.sheet.seat, path)
        }
        onHeld: root.match.askCorrection(root.sheet.seat, path)
    }

    BoundPeg {
        visible: !root.match.scoring
        row: root.sheet.food
    }
    Repeater {
        model: root.goods.length

        BoundPeg {
            required property int index

            row: root.goods[index]
        }
    }
}
