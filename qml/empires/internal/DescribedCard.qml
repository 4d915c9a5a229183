// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Match
import Pegsheet.Empires

// The card that is being described, large, and what the answers come to so far.
Column {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var sheets: match.sheets
    readonly property var begun: match.begun
    readonly property var cards: sheets.reduce((all, sheet) => all.concat(sheet.row), []).reduce((all, place) => all.concat(place.cards), [])
    readonly property var card: cards.find(each => each.name === match.described)
    // Asked anew with every change of the table.
    readonly property var sentences: begun.seat === undefined ? [] : match.answersOf(seat).filter(group => group.shape === "sentence")

    spacing: Theme.gapLarge

    CardPicture {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.card !== undefined
        isLarge: true
        piece: ({ shape: "card", kind: root.card?.kind ?? 0, number: root.card?.number ?? 0 })
        name: root.match.described
    }
    Repeater {
        model: root.sentences

        AnswerSentence {
            required property var modelData

            width: root.width
            group: modelData
        }
    }
}
