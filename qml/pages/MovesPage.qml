// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// All that happened, the newest on top, what was undone pale above it. Touch a line to go to the place after it.
Page {
    id: root

    required property BronzeMatch match
    // The row asked about; -1 for none.
    property int asked: -1
    readonly property int made: match.moveList.made
    // An earlier move is asked about, and nothing is being mended yet.
    readonly property bool canMend: asked >= 0 && asked < made && match.mending === "" && !match.scoring

    function goBack(): bool {
        if (asked < 0)
            return false
        asked = -1
        return true
    }

    // To the table as it stood before that move, to make the right one.
    function mend(inItsPlace: bool) {
        const place = asked
        asked = -1
        match.beginMending(place, inItsPlace)
        backWanted()
    }

    // At the table as it stood after that move; nothing changes.
    function lookBack() {
        if (App.beginReplay(0, asked + 1))
            wanted("replay")
    }

    function go() {
        const place = asked + 1
        asked = -1
        match.goTo(place)
    }

    Keys.onReturnPressed: root.backWanted()
    Keys.onEnterPressed: root.backWanted()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Z || !(event.modifiers & Qt.ControlModifier))
            return
        event.accepted = true
        if (event.modifiers & Qt.ShiftModifier)
            match.redo()
        else
            match.undo()
    }

    PageHeader {
        id: header
        width: parent.width
        enabled: root.asked < 0
        title: qsTr("What happened")
        //: %n moves made so far
        detail: qsTr("%n move(s)", "", root.made)
        onBackClicked: root.backWanted()
    }
    ListView {
        id: list
        objectName: "moveList"
        enabled: root.asked < 0
        anchors.top: header.bottom
        anchors.bottom: bar.top
        x: Math.round((parent.width - width) / 2)
        width: Math.min(parent.width - 2 * Theme.gap, 720)
        topMargin: Theme.gap
        bottomMargin: Theme.gap
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        verticalLayoutDirection: ListView.BottomToTop
        model: root.match.moveList
        Component.onCompleted: positionViewAtIndex(root.made > 0 ? root.made - 1 : 0, ListView.Center)

        delegate: LogLine {
            id: line

            required property int index
            required property int seat
            required property bool correction
            required property bool undone
            required property int round

            required detail

            objectName: "move" + index
            width: ListView.view.width
            mark: root.match.sheets[seat]?.mark ?? -1
            letter: seat >= 0 ? root.match.sheets[seat]?.name ?? "" : ""
            isCorrection: correction
            isRedo: undone
            isNow: index === root.made - 1
            // From there on with the arrow keys.
            activeFocusOnTab: isNow || activeFocus
            //: Beside a move: the match stands here
            points: isNow ? qsTr("now") : ""
            spokenDetail: [
                //: Spoken of a move: %1 its place in the list, %2 its round
                root.match.scoring ? "" : qsTr("Move %1, round %2").arg(index + 1).arg(round), detail, points
            ].filter(part => part !== "").join(", ")
            onClicked: {
                if (!isNow)
                    root.asked = index
            }
        }

        ScrollMark {
            target: list
        }
    }
    ActionBar {
        id: bar
        enabled: root.asked < 0
        anchors.bottom: parent.bottom
        width: parent.width
        most: 720 + 2 * Theme.gap
        mark: root.match.mark
        undoText: root.match.undoText
        undoDetail: Reader.listens ? root.match.undoDetail : ""
        wayOutText: root.match.redoText
        wayOutIcon: "redo"
        //: Button: leaves the list of moves
        mainText: qsTr("Done")
        onUndoClicked: root.match.undo()
        onWayOutClicked: root.match.redo()
        onMainClicked: root.backWanted()
    }
    Loader {
        anchors.fill: parent
        active: root.asked >= 0
        focus: active
        sourceComponent: Question {
            readonly property int steps: root.asked + 1 - root.made

            objectName: "question"
            mark: root.match.mark
            text: steps < 0
                //: %n moves are undone
                ? qsTr("Take back %n move(s)? They stay in the list and can be made again.", "", -steps)
                //: %n moves are made again
                : qsTr("Make %n move(s) again?", "", steps)
            //: Buttons under a question
            yesText: steps < 0 ? qsTr("Go back") : qsTr("Go forward")
            onYes: root.go()
            onNo: root.asked = -1

            AppButton {
                objectName: "lookBack"
                width: parent?.width ?? 0
                visible: root.asked < root.made
                //: Button: shows the sheets as they lay after an earlier move
                text: qsTr("Look at the table as it stood then")
                iconName: "play"
                onClicked: root.lookBack()
            }
            AppButton {
                objectName: "changeMove"
                width: parent?.width ?? 0
                visible: root.canMend
                //: Button: an earlier move was wrong; what came after it stays
                text: qsTr("Change only this move")
                detail: qsTr("what came after it stays")
                iconName: "pencil"
                onClicked: root.mend(true)
            }
            AppButton {
                objectName: "insertBefore"
                width: parent?.width ?? 0
                visible: root.canMend
                //: Button: a move was forgotten
                text: qsTr("Put a forgotten move in before it")
                iconName: "plus"
                onClicked: root.mend(false)
            }
        }
    }
}
