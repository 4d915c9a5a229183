// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of Tapestry in play; a card of the table's own is typed into the card library.
MatchFrame {
    id: root

    readonly property TapestryMatch tapestry: match as TapestryMatch

    Connections {
        target: root.match

        function onPageWanted(page: string) {
            App.cards.game = root.match.game
            // What was begun there some other time is not this card.
            App.drafts.forget("card")
            App.cards.beginNew()
            root.wanted(page)
        }
    }
    Connections {
        target: App.cards

        function onTypedIn(name: string) { root.tapestry.showNamed(name) }
    }
    // What was typed in there is known here.
    Connections {
        target: App.cards.cards

        function onCountChanged() { root.tapestry.refreshCards() }
    }
}
