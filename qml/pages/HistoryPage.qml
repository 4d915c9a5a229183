// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Every match that was kept: looked for, looked at, gone on with. In wide windows the match stands beside the list.
Page {
    id: root

    readonly property History history: App.history
    readonly property bool isWide: width >= 760
    readonly property bool isLooking: history.shown.matchId !== undefined // qmllint disable type
    property bool isSearching: history.search !== ""

    // A new match is to begin as that one was there.
    signal playedOn(double matchId, int place, int tip)

    function goBack(): bool {
        if (about.goBack())
            return true
        if (isLooking && !isWide) {
            history.lookAway()
            return true
        }
        if (isSearching) {
            stopSearching()
            return true
        }
        history.lookAway()
        return false
    }

    function stopSearching() {
        history.search = ""
        isSearching = false
        forceActiveFocus()
    }

    function openMatch() {
        if (App.open(history.shown.matchId)) // qmllint disable type
            wanted("match")
    }

    // Beside the list there is always something to look at.
    function lookAtFirst() {
        if (isWide && !isLooking && list.count > 0)
            history.look(history.matches.row(0).matchId) // qmllint disable type
    }

    // The keyboard goes where somebody looks.
    onIsLookingChanged: {
        if (!isWide)
            (isLooking ? about : list).forceActiveFocus(Qt.OtherFocusReason)
    }
    onIsWideChanged: lookAtFirst()
    Component.onCompleted: {
        history.refresh()
        lookAtFirst()
    }

    PageHeader {
        id: header
        width: parent.width
        visible: root.isWide || !root.isLooking
        //: Title of the page with every match
        title: qsTr("Matches")
        onBackClicked: root.goBack() || root.backWanted()

        CaptionButton {
            objectName: "searchButton"
            captioned: header.hasCaptions
            iconName: root.isSearching ? "cross" : "search"
            //: Button: looks for matches; or ends that
            text: root.isSearching ? qsTr("End the search") : qsTr("Search")
            onClicked: {
                if (root.isSearching)
                    return root.stopSearching()
                root.isSearching = true
                searchEntry.edit()
            }
        }
        AppButton {
            objectName: "statisticsButton"
            anchors.verticalCenter: parent.verticalCenter
            kind: AppButton.Quiet
            iconName: "chart"
            //: Button: opens the statistics
            text: qsTr("Statistics")
            onClicked: root.wanted("statistics")
        }
    }
    Column {
        id: top
        anchors.top: header.bottom
        width: list.width
        visible: header.visible
        topPadding: Theme.gap

        Paper {
            x: Theme.gap
            width: parent.width - 2 * x
            height: searchEntry.height
            visible: root.isSearching

            TextEntry {
                id: searchEntry
                objectName: "searchEntry"
                width: parent.width
                //: What is typed to look for matches
                label: qsTr("Name, place, note or game")
                text: root.history.search
                onEdited: text => root.history.search = text
                Keys.onEscapePressed: root.stopSearching()
            }
        }
        ChoiceChips {
            width: parent.width
            choices: root.history.filters
            current: root.history.filter
            prefix: "filter"
            onChosen: key => root.history.filter = key
        }
    }
    HistoryList {
        id: list
        objectName: "historyList"
        anchors.top: top.bottom
        // The slip below it hides no match.
        anchors.bottom: removed.visible ? removed.top : parent.bottom
        width: root.isWide ? Math.min(480, Math.max(360, Math.round(parent.width * 0.36))) : parent.width
        visible: header.visible
        history: root.history
        onChosen: matchId => root.history.look(matchId)
    }
    MatchAbout {
        id: about
        objectName: "matchAbout"
        anchors.right: parent.right
        anchors.top: root.isWide ? header.bottom : parent.top
        anchors.bottom: parent.bottom
        width: root.isWide ? parent.width - list.width : parent.width
        // Where nothing is found, nothing stands beside it either.
        visible: root.isLooking && !(root.isWide && root.history.search !== "" && list.count === 0)
        hasHeader: !root.isWide
        history: root.history
        onOpened: root.openMatch()
        onWanted: where => root.wanted(where)
        onBackClicked: root.history.lookAway()
        onMessage: sentence => slip.tell(sentence)
        onPlayedOn: (place, tip) => root.playedOn(root.history.shown.matchId, place, tip)
    }
    AppText {
        anchors.centerIn: about
        visible: root.isWide && !root.isLooking && list.count > 0
        //: Beside the list of matches
        text: qsTr("Touch a match to look at it.")
        color: Theme.inkSoft
        font: Type.body
    }
    UndoSlip {
        id: removed
        objectName: "removedSlip"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapLarge
        anchors.horizontalCenter: list.horizontalCenter
        width: Math.min(list.width - 2 * Theme.gap, 480)
        // Never over the buttons of a match.
        text: header.visible && !about.isErasing ? root.history.removed : ""
        onUndo: root.history.undoRemove()
        onDismissed: root.history.forgetRemoved()
    }
    NoticeHost {
        id: slip
        anchors.fill: parent
        bottomMargin: Theme.gapLarge
        canOverrule: false
    }
}
