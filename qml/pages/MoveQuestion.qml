// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What to do about a move of the list: put it right, go over to what was made in its place at another time, or go there.
Question {
    id: root

    required property TableMatch match
    // Of the move in the line.
    required property int place
    readonly property int made: match.moveList.made
    // To stand right after it.
    readonly property int steps: place + 1 - made
    // What of mending makes sense for this one.
    readonly property var choices: match.mendingChoices(place)
    readonly property var ways: match.mending === "" ? match.waysFrom(place) : []

    signal changed
    signal inserted
    signal removed
    signal lookedBack
    signal switched(var end)

    objectName: "question"
    mark: match.mark
    text: match.moveList.whole(place)
    //: Button under a question about a move: all moves after it are taken back
    yesText: steps < 0 ? qsTr("Undo %n move(s)", "", -steps)
        //: Button under a question about a move that is undone: it is made again, and those before it
        : steps > 0 ? qsTr("Redo %n move(s)", "", steps)
        //: Button under a question about the last move
        : qsTr("Stay here")
    //: Under "Undo 9 moves": the match then stands right after the move that was touched
    yesDetail: steps < 0 ? qsTr("back to right after this one")
        //: Under "Redo 9 moves": the match then stands right after the move that was touched
        : steps > 0 ? qsTr("on to right after this one") : ""
    // While the past is mended its beginning stays where it is.
    possible: place + 1 >= match.earliest

    AppButton {
        objectName: "changeMove"
        width: parent?.width ?? 0
        visible: root.choices.change ?? false
        //: Button: an earlier move was wrong; what came after it stays
        text: qsTr("Change only this move")
        detail: qsTr("what came after it stays")
        iconName: "pencil"
        onClicked: root.changed()
    }
    AppButton {
        objectName: "removeMove"
        width: parent?.width ?? 0
        visible: root.choices.remove ?? false
        //: Button: an earlier move should not be there at all
        text: (root.choices.wholeTurn ?? false) ? qsTr("Remove this whole turn") : qsTr("Remove it")
        //: Under "Remove this whole turn": it was entered twice, say
        detail: (root.choices.wholeTurn ?? false) ? qsTr("the turns after it move up") : qsTr("what came after it stays")
        iconName: "trash"
        onClicked: root.removed()
    }
    AppButton {
        objectName: "insertBefore"
        width: parent?.width ?? 0
        visible: root.choices.insert ?? false
        //: Button: a move was forgotten
        text: qsTr("Put a forgotten move in before it")
        iconName: "plus"
        onClicked: root.inserted()
    }
    AppButton {
        objectName: "lookBack"
        width: parent?.width ?? 0
        visible: root.place < root.made
        //: Button: shows the sheets as they lay after an earlier move
        text: qsTr("Look at the table as it stood then")
        iconName: "play"
        onClicked: root.lookedBack()
    }
    Repeater {
        model: root.ways

        AppButton {
            id: way

            required property int index
            required property var modelData

            objectName: "way" + index
            width: parent?.width ?? 0
            //: Button: the match goes on where another way of it was left
            text: qsTr("Go over to another way")
            //: Under it: %1 the first move of that way, %2 "12 moves", all that were made on it
            detail: qsTr("%1 · %2").arg(modelData.sentence).arg(qsTr("%n move(s)", "", modelData.moves))
            iconName: "fork"
            onClicked: root.switched(modelData.end)
        }
    }
    AppText {
        width: parent?.width ?? 0
        visible: root.steps < 0 && root.possible
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        //: Of moves that "Undo 9 moves" takes back
        text: qsTr("What is taken back stays in the list and can be made again.")
        color: Theme.inkSoft
        font: Type.small
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
