// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Whose number is asked for, and the keys that enter it: the touch is the answer.
Rectangle {
    id: root

    required property NationsMatch match
    // Whose it is.
    required property int seat
    property int columns: 7
    property answerGroup none
    readonly property answerGroup group: match.answers[0] ?? none
    readonly property string question: match.question
    readonly property int mark: match.marks[seat] ?? -1

    objectName: "askedNumber"
    implicitHeight: Math.ceil(content.height) + 2 * Theme.gap
    color: Theme.table
    // The next question begins with the first keys.
    onQuestionChanged: keys.page = 0

    Column {
        id: content
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        Row {
            width: parent.width
            spacing: Theme.gap

            PlayerToken {
                id: token
                anchors.verticalCenter: parent.verticalCenter
                visible: root.mark >= 0
                size: 24
                mark: root.mark
                letter: root.match.names[root.seat] ?? ""
            }
            SpokenText {
                objectName: "question"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - (token.visible ? token.width + parent.spacing : 0)
                wrapMode: Text.Wrap
                text: root.question
                font: Type.bodyBold
            }
        }
        NumberPad {
            id: keys
            objectName: "numberPad"
            width: parent.width
            columns: root.columns
            rowCount: root.columns < 7 ? 3 : root.columns > 7 ? 1 : 2
            least: root.group.least
            // What is more than that is typed.
            most: Math.min(root.group.most, 99)
            mark: root.mark
            onEntered: number => root.match.enterNumber(root.group, number)
        }
    }
}
