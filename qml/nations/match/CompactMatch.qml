// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Nations
import Pegsheet.Controls
import Pegsheet.Match

PhoneFrame {
    id: root

    readonly property NationsMatch nations: match as NationsMatch

    barHeight: bar.height
    turnPage: Qt.resolvedUrl(isLow ? "LowTurn.qml" : "CompactTurn.qml")
    sheetPage: Qt.resolvedUrl("LookedSheet.qml")
    isTyping: nations.stage === NationsMatch.Typing
    // A tile is entered.
    isCovered: nations.picker.open && (!nations.pool.takes || nations.pool.spends)
    onSheetWanted: seat => nations.answer(nations.tally[seat].key)

    tab: PlayerTab {
        required property int index
        readonly property nationsSheet sheet: root.nations.sheets[index]

        objectName: "tab" + index
        width: root.tabWidth
        low: root.isLow
        nameSize: root.nameSize
        playerName: sheet.name
        mark: sheet.mark
        score: String(root.match.scoring ? sheet.total : sheet.points).replace("-", "−")
        isDone: sheet.entered
        sign: sheet.passed && !root.match.over ? "moon" : ""
        //: Behind a score: points, and the number of books
        detail: root.match.scoring || root.players > 3 && root.width < 480 ? qsTr("pt") : qsTr("pt · %n book(s)", "", sheet.books)
        //: Behind a score: points
        detailShort: qsTr("pt")
        started: sheet.place === 1
        shown: index === root.nearest
        acting: sheet.acting
        onClicked: root.look(index)
    }

    Connections {
        target: root.turnItem
        ignoreUnknownSignals: true

        function onLedgerWanted(seat: int) { root.asked("Ledger", seat, "") }
    }
    NationsBar {
        id: bar
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: root.isLow ? root.sideWidth : parent.width
        plain: root.isLow
        narrow: root.isLow
        match: root.match
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.looked = -1
    }
}
