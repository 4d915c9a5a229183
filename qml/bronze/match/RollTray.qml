// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls

// The dice of the turn in their tray. A touch takes an entered die out, or keeps one or lets it go; of a die of two
// kinds it first chooses the half.
DiceTray {
    id: root

    required property BronzeMatch match
    readonly property int mark: match.mark
    readonly property BronzeTray tray: match.tray
    // Asked once, not by every die.
    readonly property bool isOpen: tray.open
    readonly property bool isRolling: tray.choosing
    readonly property bool isPicking: tray.leadershipPicking
    readonly property bool isRolled: tray.rolled
    readonly property bool isEntering: tray.realDice && (tray.everyRoll ? tray.missing > 0 : tray.open)

    // Dice let go are entered again: what they show then counts.
    readonly property bool isAgain: tray.realDice && tray.everyRoll

    function stateOf(die: BronzeDie): string {
        if (die.locked)
            //: Spoken states of a die
            return qsTr("stays: a skull")
        if (die.rollsAgain && !(isAgain && die.face !== ""))
            return qsTr("is rolled again")
        if (die.face === "choice")
            return die.asFood ? qsTr("as food") : qsTr("as workers")
        return root.isRolling ? qsTr("is kept") : ""
    }

    function hintFor(): string {
        if (!tray.open)
            return ""
        if (tray.leadershipPicking)
            return qsTr("Touch the die to be rolled once more")
        if (tray.everyRoll && tray.realDice && tray.rolled && tray.missing > 0)
            return qsTr("Enter what the dice let go show now")
        if (tray.hasChoice)
            return isRolling && tray.rollsLeft > 0
                //: A die of two kinds lies among others that may be rolled again
                ? qsTr("Touch a half to choose it; the chosen half: roll again")
                : qsTr("Die of two kinds: touch the half you want")
        if (tray.realDice && !(tray.everyRoll && tray.rolled))
            return tray.missing < tray.count ? qsTr("Touch a die here to take it out again")
                : tray.everyRoll ? qsTr("Enter the first roll") : qsTr("Enter the dice as they finally lie")
        return isRolling ? qsTr("Touch a die to keep it or let it go") : ""
    }

    title: !tray.open
        //: Over the finished roll; %1 a player's name
        ? qsTr("%1 rolled").arg(match.playerName)
        //: Over the dice that somebody at the table rolls for a seat that the app plays; %1 its name
        : tray.realDice && match.appPlays ? qsTr("Roll for %1").arg(match.playerName)
        : tray.realDice ? qsTr("What lies on the table?")
        //: Over the dice; %1 a player's name
        : qsTr("%1's dice").arg(match.playerName)
    //: Dice entered: %1 of %2
    note: isEntering ? qsTr("%1 of %2").arg(tray.count - tray.missing).arg(tray.count)
        : tray.rolled && tray.open ? qsTr("%n re-roll(s) left", "", tray.rollsLeft) : ""
    dots: !isEntering && tray.rolled && (!tray.realDice || tray.everyRoll) ? 3 : 0
    dotsLeft: tray.rollsLeft
    hint: hintFor()
    resting: !tray.open && !steady
    diceCount: tray.count

    Repeater {
        model: root.tray.dice

        DieFace {
            required property BronzeDie modelData
            required property int index
            readonly property string half: modelData.asFood ? "food" : "workers"

            objectName: "die" + index
            visible: modelData.shown
            size: root.dieSize
            face: modelData.face
            kept: root.isRolling && !modelData.rollsAgain && !modelData.locked
                || modelData.face === "choice" && root.isOpen && !modelData.rollsAgain
            rollsAgain: modelData.rollsAgain
            locked: modelData.locked
            corrected: modelData.corrected
            fresh: modelData.fresh
            choice: modelData.face === "choice" && (!modelData.rollsAgain || root.isAgain) ? half : ""
            choosable: modelData.face === "choice" && root.isOpen && !root.isPicking
            coins: root.tray.coinValue
            mark: root.mark
            isPicture: !root.isOpen
            canHold: root.isRolled && root.isOpen && modelData.face !== "" && !modelData.rollsAgain
            //: Spoken of a die: %1 which of them, %2 what it shows
            spokenName: !ScreenReader.listens ? "" : qsTr("Die %1: %2").arg(index + 1)
                //: Spoken: what a die shows
                .arg(modelData.face === "" ? qsTr("still to be entered") : modelData.faceName)
            //: Spoken of a die
            spokenDetail: !ScreenReader.listens ? ""
                : joined(root.stateOf(modelData), modelData.corrected ? qsTr("corrected by the table") : "")
            onClicked: {
                if (!choosable && (modelData.face !== "" || modelData.rollsAgain))
                    root.match.touchDie(index)
            }
            onHeld: root.match.askCorrection(root.match.seat, "dice." + index)
            // The half it has already: like any other die.
            onHalfChosen: kind => {
                if (kind !== half && (!modelData.rollsAgain || root.isAgain))
                    root.match.touch("half", index, kind === "food" ? 1 : 0)
                else if (root.tray.realDice || root.isRolling)
                    root.match.touchDie(index)
            }
        }
    }
}
