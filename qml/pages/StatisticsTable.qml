// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Everybody who finished a match: wins as a bar, and how good the scores were. Touch somebody for more.
Column {
    id: root

    // See Statistics.table.
    required property var people
    // How high it is to be; 0: as high as it wants.
    property real room: 0
    // How high a row is at least, and all of them.
    readonly property int leastRow: Math.ceil(Math.max(52, lineOfNames.height + (isTight ? head.height : 0) + 10 + Theme.gap))
    readonly property real least: Math.ceil(head.height) + people.length * leastRow
    readonly property int rowHeight: room > 0 ? Math.max(leastRow, Math.min(Math.floor((room - head.height) / Math.max(1, people.length)), 88)) : leastRow
    readonly property int numberWidth: Math.ceil(Math.max(44, Type.widthOf("00.0", Type.bodyBold) + Theme.gapSmall))
    readonly property int token: 32
    readonly property int nameWidth: width - 2 * numberWidth - token
    // Where a name and what was won have no room beside each other, they stand below each other, in every row.
    readonly property bool isTight: people.some(person => Type.widthOf(person.name, Type.bodyBold)
        + Type.widthOf(won(person), Type.small) + Theme.gapLarge > nameWidth - Theme.gap)

    signal chosen(string name)

    function won(person: var): string {
        if (person.contested === 0)
            //: Beside a player: %n matches, all of them without others
            return qsTr("%n match(es) alone", "", Number(person.matches))
        //: Beside a player's bar: %1 of %2 matches with others were won, that is %3 ("40 %")
        return qsTr("%1 of %2 won · %3").arg(person.wins).arg(person.contested).arg(person.share)
    }

    component Head: AppText {
        width: root.numberWidth
        horizontalAlignment: Text.AlignRight
        color: Theme.inkSoft
        font: Type.small
    }

    // As high as every name.
    AppText {
        id: lineOfNames
        visible: false
        text: "0"
        font: Type.bodyBold
    }
    Row {
        id: head
        x: root.token + root.nameWidth

        Head {
            //: Heading over a column of average scores; short
            text: qsTr("avg.")
        }
        Head {
            //: Heading over a column of best scores; short
            text: qsTr("best")
        }
    }
    Repeater {
        model: root.people

        Touchable {
            id: person

            required property var modelData
            required property int index

            objectName: "person" + index
            width: root.width
            height: Math.ceil(Math.max(root.rowHeight, words.height + Theme.gap))
            spokenName: modelData.name
            //: Spoken of a player in the statistics: %1 matches, %2 of them won, %3 the average score, %4 the best one
            spokenDetail: qsTr("Matches: %1, won: %2, average: %3, best: %4").arg(modelData.matches).arg(modelData.wins)
                .arg(modelData.average).arg(modelData.best)
            onClicked: root.chosen(modelData.name)

            Rectangle {
                anchors.fill: parent
                visible: person.down
                color: Theme.paperSunk
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.edge
            }
            PlayerToken {
                anchors.verticalCenter: parent.verticalCenter
                size: 22
                mark: person.modelData.mark
                letter: person.modelData.name
            }
            Column {
                id: words
                x: root.token
                anchors.verticalCenter: parent.verticalCenter
                width: root.nameWidth - Theme.gap
                spacing: 2

                Item {
                    width: parent.width
                    height: Math.ceil(name.height + (root.isTight ? won.height : 0))

                    PlayerName {
                        id: name
                        playerName: person.modelData.name
                        room: parent.width
                        font: Type.bodyBold
                    }
                    AppText {
                        id: won
                        x: root.isTight ? 0 : parent.width - width
                        y: root.isTight ? name.height : Math.round(name.baselineOffset - baselineOffset)
                        text: root.won(person.modelData)
                        color: Theme.inkSoft
                        font: Type.small
                    }
                }
                Rectangle {
                    width: parent.width
                    height: 8
                    radius: 2
                    color: Theme.paperSunk

                    Rectangle {
                        width: Math.round(parent.width * person.modelData.length)
                        height: parent.height
                        radius: 2
                        color: Theme.pieces.player(person.modelData.mark)
                    }
                }
            }
            AppText {
                x: root.token + root.nameWidth
                anchors.verticalCenter: parent.verticalCenter
                width: root.numberWidth
                horizontalAlignment: Text.AlignRight
                text: person.modelData.average
                font: Type.body
            }
            AppText {
                x: root.token + root.nameWidth + root.numberWidth
                anchors.verticalCenter: parent.verticalCenter
                width: root.numberWidth
                horizontalAlignment: Text.AlignRight
                text: person.modelData.best
                font: Type.bodyBold
            }
        }
    }
}
