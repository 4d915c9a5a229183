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
    readonly property int least: isRemoving ? 1 : 0
    readonly property int most: isRemoving ? 4 : match.mostOpponentBooks
    // Beside the board of a large window it is as large as the room it has.
    readonly property real factor: width >= 480 && height >= 560 ? 1.6 : 1
    readonly property int columns: factor === 1 ? isRemoving ? 4 : 7 : most - least < 4 ? 2 : 4

    focus: true

    ScrollArea {
        id: scroll
        objectName: "opponent"
        anchors.fill: parent
        contentHeight: Math.ceil(content.height * root.factor) + 2 * Theme.gap

        Column {
            id: content
            x: Math.round((parent.width - width * scale) / 2)
            // In the middle of so much room.
            y: root.factor === 1 ? Theme.gap : Math.max(Theme.gap, Math.round((scroll.height - height * scale) / 2))
            width: Math.floor(Math.min(scroll.width - 2 * Theme.gap, 640) / scale)
            scale: root.factor
            transformOrigin: Item.TopLeft
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
                columns: root.columns
                rowCount: root.factor > 1 ? Math.ceil((root.most - root.least + 1) / columns) : root.isRemoving ? 1 : 2
                least: root.least
                most: root.most
                mark: root.match.mark
                onEntered: number => root.match.touch(root.isRemoving ? "remove" : "opponent", -1, number)
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
