// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// One player alone: what the opponent's dice show. Blue ones at the beginning of an age, books only; the die with four sides
// after each action.
FocusScope {
    id: root

    required property NationsMatch match
    readonly property bool isRemoving: match.stage === NationsMatch.Remove

    focus: true

    ScrollArea {
        id: scroll
        objectName: "opponent"
        anchors.fill: parent
        contentHeight: content.height + 2 * Theme.gap

        Column {
            id: content
            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(scroll.width - 2 * Theme.gap, 640)
            spacing: Theme.gap

            SpokenText {
                objectName: "opponentTitle"
                width: parent.width
                text: root.isRemoving
                    //: Over the numbers of the die with four sides, for one player alone
                    ? qsTr("Roll the die with four sides")
                    //: Over the number of books that the opponent rolls, for one player alone; as many blue dice as the age
                    : qsTr("The opponent rolls %n blue dice: how many books?", "", root.match.age)
                font: Type.heading
            }
            NumberPad {
                objectName: "opponentNumbers"
                width: parent.width
                columns: root.isRemoving ? 4 : 7
                rowCount: root.isRemoving ? 1 : 2
                least: root.isRemoving ? 1 : 0
                most: root.isRemoving ? 4 : root.match.mostOpponentBooks
                mark: root.match.mark
                onEntered: number => {
                    if (root.isRemoving)
                        root.match.opponentRemoves(number)
                    else
                        root.match.opponentBooksRolled(number)
                }
            }
            SpokenText {
                objectName: "opponentNote"
                width: parent.width
                text: root.isRemoving
                    //: What the die with four sides does, for one player alone
                    ? qsTr("1 to 3: the cheapest tile of that column goes, if there is one. 4: none does.")
                    //: What the opponent's dice do, for one player alone; %1 where its book marker stands
                    : qsTr("Only books count; its marker stands at %1.").arg(root.match.opponentBooks)
                color: Theme.inkSoft
                font: Type.label
            }
        }
    }
}
