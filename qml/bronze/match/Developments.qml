// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The developments of a sheet. While buying it opens at the first one that can be paid for: a whole row is the first in sight, and
// all of what can be bought where there is room.
ScrollArea {
    id: root

    required property BronzeMatch match
    required property bronzeSheet sheet
    // What all rows look at is read once a sheet.
    readonly property int mark: sheet.mark
    readonly property var developments: sheet.developments
    property bool live: false
    // How high the list may be without scrolling; where its rows need more they stand in two columns, if it is wide enough.
    property real room: 0
    readonly property bool isWide: room > 0 && width >= 480 && rows.count * Theme.touch > room
    readonly property bool isBuying: live && match.stage === BronzeMatch.Buy

    function showFirst() {
        for (let row = 0; row < rows.count; ++row) {
            // None while the page goes.
            const item = rows.itemAt(row) as DevelopmentRow
            if (item?.legal) {
                contentY = wholeRow(Math.min(item.y, contentHeight - height))
                return
            }
        }
    }

    // Where the row begins that lies at that height.
    function wholeRow(at: real): real {
        for (let row = rows.count - 1; row > 0; --row) {
            const y = rows.itemAt(row)?.y ?? 0
            if (y <= at)
                return y
        }
        return 0
    }

    contentHeight: column.height
    onIsBuyingChanged: {
        if (isBuying)
            Qt.callLater(showFirst) // qmllint disable type
    }
    Component.onCompleted: {
        if (isBuying)
            Qt.callLater(showFirst) // qmllint disable type
    }

    Grid {
        id: column
        readonly property int abreast: root.isWide ? 2 : 1
        readonly property real part: Math.floor((root.width - Theme.gap) / abreast)

        width: root.width
        flow: Grid.TopToBottom
        rows: Math.ceil(rows.count / abreast)

        Repeater {
            id: rows
            // By place: another sheet has the same rows, which then need not be made anew.
            model: root.developments.length

            DevelopmentRow {
                required property int index
                readonly property bronzeDevelopment development: root.developments[index]
                readonly property string path: "developments." + development.key

                objectName: root.live ? development.key : development.key + "@" + root.sheet.seat
                // Beside the mark that shows how far it is scrolled, also while there is none: then nothing moves.
                width: column.part
                name: development.name
                spokenName: !ScreenReader.listens ? "" : root.live ? development.name : qsTr("%1: %2").arg(root.sheet.name).arg(development.name)
                detail: development.effect
                note: root.isBuying && !development.owned && development.missing > 0
                        //: Beside a development that is too dear: so many coins are missing
                        ? qsTr("%n missing", "coins", development.missing)
                    : development.key === "shipping" && root.sheet.ships > 0
                        //: Beside the development Shipping: ships that the player has
                        ? qsTr("%n ship(s)", "", root.sheet.ships) : ""
                cost: development.cost
                points: development.points
                owned: development.owned
                fresh: development.fresh
                corrected: development.corrected
                correction: corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
                chosen: development.chosen
                legal: root.live && development.legal
                typed: root.match.stage === BronzeMatch.Typing
                far: root.live ? root.isBuying && !owned && !legal && !chosen : !owned
                mark: root.mark
                canHold: true
                onClicked: {
                    if (root.live && !corrected || legal || chosen)
                        root.match.touchField(root.sheet.seat, path)
                    else
                        root.match.explain(root.sheet.seat, path)
                }
                onHeld: root.match.askCorrection(root.sheet.seat, path)
            }
        }
    }
}
