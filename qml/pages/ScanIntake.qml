// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// What becomes of a code's text, or of a match file's: a match that is looked at, or cards of the card library.
QtObject {
    id: root

    // What was taken in, and what was saved or refused of cards, in a sentence.
    signal told(string words)
    signal said(string sentence)
    // The page that goes on with it.
    signal wanted(string where)
    // Only more of the match that is open: taken over without a question.
    signal grown

    readonly property Connections cards: Connections {
        target: App.cards.transfer

        function onMessage(sentence: string) { root.said(sentence) }
    }

    // Cards of the card library; of codes that belong together, until all are there.
    function takeCards(text: string) {
        const transfer = App.cards.transfer
        if (!transfer.receive(text))
            return
        if (transfer.isAsking)
            wanted("library")
        else
            told(transfer.waiting)
    }

    function take(text: string) {
        if (App.cards.transfer.isCards(text))
            return takeCards(text)
        if (!App.receive(text))
            return
        const isOurs = App.sharing.here >= 0 && App.match !== null && App.arrival.isOpenMatch(App.match)
        const isSettled = App.arrival.kind === IncomingMatch.Same || App.arrival.kind === IncomingMatch.Old
        if (isOurs && isSettled && !App.arrival.changes)
            told(App.arrival.effect)
        else if (isOurs && (isSettled || App.arrival.kind === IncomingMatch.Further))
            grown()
        else
            wanted("takeover")
    }
}
