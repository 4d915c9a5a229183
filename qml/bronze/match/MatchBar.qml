// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// The bar of a match, with the dice: before the first roll they can be exchanged.
TurnBar {
    id: root

    readonly property BronzeMatch bronze: match as BronzeMatch
    readonly property bool isRolling: bronze.stage === BronzeMatch.Roll && !hasNews
    readonly property bool canExchange: isRolling && match.bar.secondary === "" && !bronze.tray.rolled && !match.bar.showsRepair

    function takeWayOut() {
        if (canExchange)
            match.realDice = !match.realDice
        else
            match.secondary()
    }

    wayOutText: isLooking || hasNews ? "" : !canExchange ? match.bar.secondary
        //: Buttons: from now on the app rolls; from now on the table's dice are entered
        : match.realDice ? qsTr("App's dice") : qsTr("Real dice")
    wayOutDetail: wayOutText !== "" && !canExchange ? match.bar.secondaryDetail : ""
    wayOutIcon: canExchange && match.realDice ? "dice" : ""
    mainIcon: !isRolling || isLooking ? "" : match.bar.awaited !== "" ? "camera"
        : !match.realDice && bronze.tray.toRoll > 0 ? "dice" : ""
}
