// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// The bar of a match: undo, the way out, and what the turn asks for, in words.
ActionBar {
    id: root

    required property TableMatch match
    property bool hasNews: false
    // Somebody else's sheet is looked at: the bar leads back first.
    property bool isLooking: false
    readonly property bool isDone: match.over && match.mending === ""
    // The button does what the turn asks for.
    readonly property bool isOfTurn: !isLooking && !hasNews && !isDone

    signal pressed
    signal returned

    function takeWayOut() {
        match.secondary()
    }

    objectName: "bar"
    mark: match.bar.mark
    undoText: match.undoText
    undoDetail: ScreenReader.listens ? match.undoDetail : ""
    wayOutText: isLooking || hasNews ? "" : match.bar.secondary
    wayOutDetail: wayOutText !== "" ? match.bar.secondaryDetail : ""
    mainText: isLooking
        //: Button: leaves the sheet that is looked at; %1 a player's name
        ? qsTr("Back to %1's turn").arg(match.playerName)
        //: Button: what happened has been read
        : hasNews ? qsTr("Go on")
        //: Button: from the sheets of a finished match to its score
        : isDone ? qsTr("Final score") : match.bar.primary
    mainDetail: isOfTurn ? match.bar.detail : ""
    mainIcon: isOfTurn && match.bar.awaited !== "" ? "camera" : ""
    mainPossible: !isOfTurn || match.bar.enabled
    onUndoClicked: match.undo()
    onWayOutClicked: takeWayOut()
    onMainClicked: {
        if (isLooking)
            returned()
        else
            pressed()
    }
}
