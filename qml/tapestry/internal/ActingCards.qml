// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Every tapestry card in force, that player's first, whose it is, whom it is about and what it says.
Column {
    id: root

    required property TapestryMatch match
    required property int seat
    readonly property var sheets: match.sheets
    readonly property var cards: ofAll()

    function ofAll(): var {
        const list = []
        for (let step = 0; step < sheets.length; ++step) {
            const sheet = sheets[(seat + step) % sheets.length]
            for (const card of sheet.acting ?? [])
                list.push({ seat: sheet.seat, card: card })
        }
        return list
    }

    spacing: Theme.gapSmall

    AppText {
        objectName: "nothingActs"
        width: parent.width
        visible: root.cards.length === 0
        wrapMode: Text.Wrap
        //: Under the heading "In force now": no tapestry card is in force
        text: qsTr("No card is in force.")
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.cards

        CardSentence {
            id: line

            required property int index
            required property var modelData

            objectName: "acting" + index
            width: root.width
            lead: token.x + token.width + Theme.gap
            owner: root.match.names[modelData.seat]
            title: modelData.card.name
            about: modelData.card.about
            says: modelData.card.says

            PlayerToken {
                id: token
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                mark: root.match.marks[line.modelData.seat]
                letter: line.owner
                size: 22
            }
        }
    }
}
