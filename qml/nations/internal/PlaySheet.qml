// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// One player's board on a phone, what lies before the player, both tracks, and what it would come to.
ScrollArea {
    id: root

    required property NationsMatch match
    required property nationsSheet sheet
    // It is this sheet that the turn is about.
    property bool live: false
    // Where there is little height the tracks stand elsewhere.
    property bool hasTracks: true
    property bool hasLedger: false
    readonly property bool hasTiles: match.depth !== Nations.Tracks

    signal ledgerWanted(int seat)

    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Theme.gap
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gap

        Board {
            width: parent.width
            visible: root.hasTiles
            match: root.match
            sheet: root.sheet
            live: root.live
        }
        PoolView {
            width: parent.width
            visible: root.hasTiles
            match: root.match
            sheet: root.sheet
            live: root.live
        }
        OrderTable {
            width: parent.width
            visible: !root.hasTiles
            match: root.match
            onLedgerWanted: seat => root.ledgerWanted(seat)
        }
        Tracks {
            width: parent.width
            visible: root.hasTracks
            match: root.match
        }
        Touchable {
            objectName: "forecast"
            width: parent.width
            implicitHeight: Math.ceil(words.height)
            visible: !root.hasLedger && root.match.forecastText !== ""
            spokenName: words.text
            //: Spoken of a line that can be touched
            spokenDetail: qsTr("shows where the points came from")
            onClicked: root.ledgerWanted(root.sheet.seat)

            AppText {
                id: words
                width: parent.width
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: root.match.forecastText
                color: Theme.inkSoft
                font: Type.label
            }
        }
        Paper {
            width: parent.width
            visible: root.hasLedger
            height: ledger.height + 2 * Theme.gapLarge

            LedgerList {
                id: ledger
                x: Theme.gapLarge
                y: Theme.gapLarge
                width: parent.width - 2 * x
                entries: root.hasLedger ? root.sheet.ledger : []
                total: root.match.forecast && root.sheet.tilesKnown ? root.sheet.total : -1
            }
        }
    }
}
