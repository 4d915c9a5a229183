// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What acts now: every tapestry card in force, whose it is, whom it is about and what it says.
Column {
    id: root

    required property TapestryMatch match
    readonly property var cards: ofAll()

    function ofAll(): var {
        const list = []
        for (const sheet of match.sheets)
            for (const card of sheet.acting ?? [])
                list.push({ seat: sheet.seat, card: card })
        return list
    }

    spacing: Theme.gapSmall

    AppText {
        width: parent.width
        visible: root.cards.length === 0
        wrapMode: Text.Wrap
        //: Under the heading "What acts now": no tapestry card is in force
        text: qsTr("No card is in force.")
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.cards

        Paper {
            id: line

            required property int index
            required property var modelData
            readonly property var card: modelData.card
            readonly property string owner: root.match.names[modelData.seat]
            //: A tapestry card in force: %1 its name, %2 whom or which track it is about
            readonly property string title: card.about === "" ? card.name : qsTr("%1 (%2)").arg(card.name).arg(card.about)

            objectName: "acting" + index
            width: root.width
            height: words.height + Theme.gap
            Accessible.role: Accessible.StaticText
            Accessible.name: owner + ", " + title + ". " + card.says

            PlayerToken {
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                mark: root.match.marks[line.modelData.seat]
                letter: line.owner
                size: 22
            }
            Column {
                id: words
                x: 38
                width: parent.width - x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                AppText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: line.title
                    font: Type.labelBold
                }
                AppText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: line.card.says
                    color: Theme.inkSoft
                    font: Type.small
                }
            }
        }
    }
}
