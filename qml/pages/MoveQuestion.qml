// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What to do about a move of the list: put it right, go over to what was made in its place at another time, or go there.
Question {
    id: root

    required property BronzeMatch match
    // Of the move in the line.
    required property int place
    readonly property int made: match.moveList.made
    // To stand right after it.
    readonly property int steps: place + 1 - made
    readonly property bool canMend: place < made && match.mending === "" && !match.scoring
    readonly property var ways: match.mending === "" ? match.waysFrom(place) : []

    signal changed
    signal inserted
    signal wentOver(var end)

    objectName: "question"
    mark: match.mark
    text: match.moveList.whole(place)
    //: Buttons under a question
    yesText: steps < 0 ? qsTr("Go back") : steps > 0 ? qsTr("Go forward") : qsTr("Stay here")
    //: Under "Go back": %n moves are undone
    yesDetail: steps < 0 ? qsTr("takes back %n move(s)", "", -steps)
        //: Under "Go forward": %n moves are made again
        : steps > 0 ? qsTr("makes %n move(s) again", "", steps) : ""

    AppButton {
        objectName: "changeMove"
        width: parent?.width ?? 0
        visible: root.canMend
        //: Button: an earlier move was wrong; what came after it stays
        text: qsTr("Change only this move")
        detail: qsTr("what came after it stays")
        iconName: "pencil"
        onClicked: root.changed()
    }
    AppButton {
        objectName: "insertBefore"
        width: parent?.width ?? 0
        visible: root.canMend
        //: Button: a move was forgotten
        text: qsTr("Put a forgotten move in before it")
        iconName: "plus"
        onClicked: root.inserted()
    }
    Repeater {
        model: root.ways

        AppButton {
            id: way

            required property int index
            required property var modelData

            objectName: "way" + index
            width: parent?.width ?? 0
            //: Button: the match goes on where another way of it was left; %1 the first move of that way
            text: qsTr("Instead: %1").arg(modelData.sentence)
            //: Under it: %n moves were made on that way
            detail: qsTr("goes over to that way of %n move(s)", "", modelData.moves)
            iconName: "fork"
            onClicked: root.wentOver(modelData.end)
        }
    }
    AppText {
        width: parent?.width ?? 0
        visible: root.steps < 0
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        //: Of moves that "Go back" takes back
        text: qsTr("What is taken back stays in the list and can be made again.")
        color: Theme.inkSoft
        font: Type.small
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
