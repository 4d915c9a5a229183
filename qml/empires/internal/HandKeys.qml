// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What a player does with the hand in an Industry phase beside playing a card, and what the card that is played costs.
Column {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var begun: match.begun
    readonly property var sheet: match.sheets[seat]

    visible: match.keepsResources
    spacing: Theme.gapSmall

    AppButton {
        objectName: "sellCard"
        width: parent.width
        visible: root.begun.seat < 0 && root.sheet.left > 0
        //: Button in an Industry phase: a card of the hand for a Coin
        text: qsTr("Sell a card for a Coin")
        onClicked: root.match.touch(EmpiresMatch.TouchSell, root.seat)
    }
    AppButton {
        objectName: "discardHand"
        width: parent.width
        visible: root.begun.seat < 0 && root.sheet.left === 0 && root.sheet.hand > 0 && !root.sheet.done
        //: Button in an Industry phase, once two cards are played or sold: %n cards that are thrown away
        text: qsTr("Throw the other %n card(s) away", "", root.sheet.hand)
        onClicked: root.match.touch(EmpiresMatch.TouchDiscard, root.seat)
    }
    AppText {
        width: parent.width
        visible: root.begun.seat >= 0 && root.begun.cost >= 0
        wrapMode: Text.Wrap
        //: What a card from hand costs, less what Towns and Innovations take off
        text: qsTr("It costs %n Hammer(s).", "", root.begun.cost)
        font: Type.labelBold
    }
    Choices {
        objectName: "hammers"
        width: parent.width
        visible: root.begun.asksHammers
        columnCount: 2
        //: Over two keys: what is printed on a card
        title: qsTr("What is printed on it?")
        //: Keys: what a card costs
        names: [qsTr("1 Hammer"), qsTr("2 Hammers")]
        chosen: [false, false]
        onPicked: place => root.match.touch(EmpiresMatch.TouchHammers, -1, place + 1)
    }
    CoinStepper {
        width: parent.width
        match: root.match
    }
}
