// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// All that happened, the newest on top, what was undone pale above it. Touch a line to go to the place after it.
Page {
    id: root

    required property TableMatch match
    // The row asked about; -1 for none.
    property int asked: -1
    readonly property int made: match.moveList.made
    property bool searching: false

    function goBack(): bool {
        const isOver = asked >= 0 || searching
        if (asked < 0)
            searching = false
        asked = -1
        return isOver
    }

    function showRow(row: int, mode: int) {
        list.forceLayout()
        list.positionViewAtIndex(row, mode)
    }

    function jump(round: int) {
        moves.text = ""
        showRow(moves.rowOfRound(round), ListView.Beginning)
    }

    function switchTo(end: var) {
        asked = -1
        if (match.switchTo(end))
            showRow(moves.rowOf(made - 1), ListView.Center)
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

    // To what becomes of the match without it.
    function remove() {
        const place = asked
        asked = -1
        match.beginRemoving(place)
        backWanted()
    }

    function go() {
        const place = asked + 1
        asked = -1
        match.goTo(place)
    }

    onSearchingChanged: {
        if (searching)
            return
        moves.text = ""
        const now = moves.rowOf(made - 1)
        showRow(now, ListView.Center)
        list.itemAtIndex(now)?.forceActiveFocus(Qt.OtherFocusReason)
    }
    Keys.onReturnPressed: root.backWanted()
    Keys.onEnterPressed: root.backWanted()
    Keys.onPressed: event => {
        const isControl = event.modifiers & Qt.ControlModifier
        event.accepted = isControl && [Qt.Key_Z, Qt.Key_Y, Qt.Key_F].includes(event.key)
        if (!event.accepted)
            return
        if (event.key === Qt.Key_F)
            searching = true
        else if (event.key === Qt.Key_Y || event.modifiers & Qt.ShiftModifier)
            match.redo()
        else
            match.undo()
    }

    // The rows are as high as they will be once they are drawn: then now is where it belongs.
    Connections {
        id: drawn
        target: root.Window.window

        function onFrameSwapped() {
            drawn.enabled = false
            root.showRow(Math.max(0, root.made - 1), ListView.Center)
        }
    }
    MoveSearch {
        id: moves
        list: root.match.moveList
    }
    PageHeader {
        id: header
        width: parent.width
        enabled: root.asked < 0
        title: qsTr("What happened")
        //: %n moves made so far
        detail: moves.text === "" ? qsTr("%n move(s)", "", root.made)
            //: Over a list: %1 of %2 moves were found
            : qsTr("%1 of %2").arg(moves.found).arg(moves.total)
        onBackClicked: root.backWanted()
        onDetailChanged: {
            if (moves.text !== "")
                announcements.say(detail)
        }

        CaptionButton {
            objectName: "search"
            captioned: header.hasCaptions
            iconName: root.searching ? "cross" : "search"
            //: Spoken name of a button over the list of moves
            text: root.searching ? qsTr("Close the search") : qsTr("Search")
            onClicked: root.searching = !root.searching
        }
    }
    Announcements {
        id: announcements
    }
    Loader {
        id: finder
        anchors.top: header.bottom
        width: parent.width
        height: active ? implicitHeight : 0
        enabled: root.asked < 0
        active: root.searching
        sourceComponent: MoveFinder {
            match: root.match
            search: moves
            low: root.height < Theme.lowBelow
            onJumped: round => root.jump(round)
        }
        onLoaded: item.edit() // qmllint disable type
    }
    ListView {
        id: list
        objectName: "moveList"

        readonly property real rowWidth: Math.min(parent.width - 2 * Theme.gap, 720)

        // Fewer rows than there is room for begin at the top.
        function fit() { bottomMargin = Math.max(Theme.gap, Math.floor(height - contentHeight) - Theme.gap) }

        enabled: root.asked < 0
        onHeightChanged: Qt.callLater(fit) // qmllint disable type
        onContentHeightChanged: Qt.callLater(fit) // qmllint disable type
        anchors.top: finder.bottom
        anchors.bottom: bar.top
        x: Math.round((parent.width - rowWidth) / 2)
        // The mark of what is scrolled lies beside the rows.
        width: rowWidth + Theme.gap
        topMargin: Theme.gap
        bottomMargin: Theme.gap
        spacing: 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        verticalLayoutDirection: ListView.BottomToTop
        model: moves
        Component.onCompleted: positionViewAtIndex(root.made > 0 ? root.made - 1 : 0, ListView.Center)

        delegate: MoveRow {
            width: list.rowWidth
            match: root.match
            onClicked: {
                if (!line.isNow || line.ways > 0)
                    root.asked = line.place
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
        undoDetail: ScreenReader.listens ? root.match.undoDetail : ""
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
        sourceComponent: MoveQuestion {
            match: root.match
            place: root.asked
            onYes: root.go()
            onNo: root.asked = -1
            onChanged: root.mend(true)
            onInserted: root.mend(false)
            onRemoved: root.remove()
            onLookedBack: root.lookBack()
            onSwitched: end => root.switchTo(end)
        }
    }
}
