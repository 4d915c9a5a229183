// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls

// The drilled board of a sheet, spearheads on top as on the printed one.
PegBoard {
    id: root

    required property BronzeMatch match
    required property bronzeSheet sheet
    // What all rows look at is read once a sheet.
    readonly property int mark: sheet.mark
    readonly property var goods: sheet.goods
    property bool live: false
    property bool slides: true
    property bool hasFood: true

    // Pegs of another player's board do not slide: whose turn it is comes before what stands there.
    readonly property int seat: match.seat
    onSeatChanged: {
        root.slides = false
        Qt.callLater(() => root.slides = true) // qmllint disable type
    }

    component BoundRow: PegRow {
        required property bronzePegRow row

        readonly property string path: row.isFood ? "food" : "goods." + row.key
        readonly property bool isTyped: root.live && root.match.stage === BronzeMatch.Typing

        // The peg goes to the hole that was touched; from there, or beside the holes, one on.
        function typePeg() {
            const hole = holeAt(touchedAt)
            if (hole < 0 || hole === count)
                root.match.touchField(root.sheet.seat, path)
            else
                root.match.typeNumber(path, hole)
        }

        objectName: root.live ? "row_" + row.key : "row_" + row.key + "@" + root.sheet.seat
        width: root.width
        good: row.key
        values: row.values
        count: row.peg
        chosen: row.chosen && row.pencil <= 0
        preview: row.chosen && row.pencil > 0 ? row.pencil : -1
        cameFrom: row.before
        legal: root.live && row.legal
        // A peg more is nothing that is on or off.
        checkable: legal && root.match.stage !== BronzeMatch.Typing
        keyPoint: isTyped ? Qt.point(0, height / 2) : Qt.point(-1, -1)
        mark: root.mark
        slides: root.slides
        canHold: true
        corrected: row.corrected
        spokenName: row.name
        //: Spoken of a row of the board: %1 pegs, worth %2 coins
        spokenDetail: !ScreenReader.listens ? "" : joined(row.isFood ? String(row.peg) : qsTr("%1, worth %2").arg(row.peg).arg(row.value), correction)
        correction: row.corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
        onClicked: {
            if (isTyped && row.legal)
                typePeg()
            else if (root.live && row.legal)
                root.match.touchField(root.sheet.seat, path)
            else
                root.match.explain(root.sheet.seat, path)
        }
        onHeld: root.match.askCorrection(root.sheet.seat, path)
    }

    Repeater {
        model: root.goods.length

        BoundRow {
            required property int index

            row: root.goods[root.goods.length - 1 - index]
        }
    }
    BoundRow {
        visible: root.hasFood
        row: root.sheet.food
    }
}
