// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What a card does, on one page: when, what, and what is asked for then; under it in a sentence, and what it comes to now.
Column {
    id: root

    required property EmpiresMatch match
    readonly property var card: match.described
    readonly property var asks: card.asks ?? ({})
    readonly property var words: match.abilityWords

    function say(field: int, number: int) {
        match.touch(EmpiresMatch.TouchTrait, field, number)
    }

    spacing: Theme.gap

    Choices {
        objectName: "when"
        width: parent.width
        //: Over the times at which an ability is used
        title: qsTr("When")
        names: root.words.when
        icons: Signs.times
        chosen: root.card.when
        onPicked: place => root.say(EmpiresMatch.When, place)
    }
    Choices {
        objectName: "does"
        width: parent.width
        //: Over what abilities do at that time, those first that are usual for cards of this kind
        title: qsTr("What")
        names: root.card.kinds.map(kind => kind.name)
        chosen: root.card.kinds.findIndex(kind => kind.does === root.card.does)
        onPicked: place => root.say(EmpiresMatch.Does, root.card.kinds[place].does)
    }
    AbilityTraits {
        width: parent.width
        match: root.match
        asks: root.asks
        onSaid: (field, number) => root.say(field, number)
    }
    TextEntry {
        objectName: "abilityWords"
        width: parent.width
        visible: "words" in root.asks
        //: Where a text is typed: what is printed on a card, in the words of the table
        label: qsTr("In your words")
        text: root.asks.words ?? ""
        onEdited: text => root.match.sayWords(text)
    }
    Choices {
        objectName: "cardBid"
        width: parent.width
        //: Over the resources that a Disaster card shows: what can be bid against it
        title: qsTr("What can be bid (later, if you like)")
        names: root.words.bids
        chosen: root.card.bids
        onPicked: place => root.say(EmpiresMatch.CardBid, place)
    }
    Choices {
        objectName: "cardHammers"
        width: parent.width
        //: Over numbers: how many hammers it takes to play a card
        title: qsTr("Hammers to play it (later, if you like)")
        names: ["1", "2"]
        chosen: root.card.hammers - 1
        onPicked: place => root.say(EmpiresMatch.CardHammers, place + 1)
    }
    Paper {
        width: parent.width
        height: says.height + 2 * Theme.gap
        visible: says.text !== ""

        Column {
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            spacing: Theme.gapSmall

            AppText {
                id: says
                width: parent.width
                wrapMode: Text.Wrap
                text: [...(root.card.before ?? []), root.card.sentence].filter(part => part !== "").join(" + ")
                font: Type.bodyBold
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            AppText {
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                text: root.card.worth
                color: Theme.yes
                font: Type.body
            }
        }
    }
}
