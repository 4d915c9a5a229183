// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// The bar of a match: undo, the way out, and what the turn asks for, in words.
ActionBar {
    id: root

    required property BronzeMatch match
    property bool hasNews: false
    // Somebody else's sheet is looked at: the bar leads back first.
    property bool isLooking: false
    readonly property bool isDone: match.over && match.mending === ""
    readonly property bool isRolling: match.stage === BronzeMatch.Roll && !hasNews
    // Before the first roll the dice can be exchanged.
    readonly property bool canExchange: isRolling && match.secondaryText === "" && !match.tray.rolled && !match.mendingMade

    signal pressed
    signal returned

    objectName: "bar"
    mark: match.primaryMark
    undoText: match.undoText
    undoDetail: Reader.listens ? match.undoDetail : ""
    wayOutText: isLooking || hasNews ? "" : !canExchange ? match.secondaryText
        //: Buttons: from now on the app rolls; from now on the table's dice are entered
        : match.tray.realDice ? qsTr("App's dice") : qsTr("Real dice")
    wayOutDetail: wayOutText !== "" && !canExchange ? match.secondaryDetail : ""
    wayOutIcon: canExchange && match.tray.realDice ? "dice" : ""
    mainText: isLooking
        //: Button: leaves the sheet that is looked at; %1 a player's name
        ? qsTr("Back to %1's turn").arg(match.playerName)
        //: Button: the disaster has been read
        : hasNews ? qsTr("Go on")
        //: Button: from the sheets of a finished match to its score
        : isDone ? qsTr("Final score") : match.primaryText
    mainDetail: isLooking || hasNews || isDone ? "" : match.primaryDetail
    mainIcon: !isRolling || isLooking ? "" : match.awaited !== "" ? "camera"
        : !match.tray.realDice && match.tray.toRoll > 0 ? "dice" : ""
    mainPossible: isLooking || hasNews || isDone || match.primaryEnabled
    onUndoClicked: match.undo()
    onWayOutClicked: {
        if (canExchange)
            match.tray.realDice = !match.tray.realDice
        else
            match.secondary()
    }
    onMainClicked: {
        if (isLooking)
            returned()
        else
            pressed()
    }
}
