// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// A match of Nations in play; numbers that are asked for can be typed, and dice that the card library does not know lead there.
MatchFrame {
    id: root

    readonly property NationsMatch nations: match as NationsMatch

    Connections {
        target: root.nations

        function onFacesAsked(card: real) {
            if (!App.cards.look(card))
                return
            App.cards.beginEdit()
            root.wanted("library")
        }
    }
    // What was entered there is known here.
    Connections {
        target: App.cards.cards

        function onCountChanged() { root.nations.readCards() }
    }
}
