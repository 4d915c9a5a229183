// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// The bar of a match, with pictures of what can be done in an age.
TurnBar {
    id: root

    readonly property NationsMatch nations: match as NationsMatch
    readonly property bool isActing: isOfTurn && nations.stage === NationsMatch.Act && !nations.picker.open
        && !nations.pool.rolls && !nations.pool.takes && !match.bar.showsRepair

    mainIcon: isOfTurn && match.bar.awaited !== "" ? "camera" : isActing ? "cart" : ""
    wayOutIcon: isActing && wayOutText !== "" && wayOutDetail === "" ? "pass" : ""
}
