// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do and what a loader holds are not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The card library: what the rulebooks do not print, looked for, looked at, typed in, changed, handed on. In wide windows the card
// stands beside the list.
Page {
    id: root

    property bool fromSettings: false
    // A card is typed in that a match asks for: back there once that is over.
    property bool forMatch: false
    readonly property LibraryView library: App.cards
    readonly property bool isWide: width >= 760
    readonly property var shown: library.shown
    readonly property var merging: library.merging
    readonly property bool isLooking: shown.recordId !== undefined
    readonly property bool isMerging: merging.recordId !== undefined
    property bool isSearching: library.search !== ""
    property bool hasWays: false
    // The card into which another one is to be merged; null while nobody is asked.
    property var merged: null
    // What lies over all of it.
    readonly property url over: library.transfer.isAsking ? "LibraryPlan.qml" : library.form.open ? "LibraryForm.qml"
        : library.transfer.codes.length > 0 ? "LibraryCodes.qml" : ""

    // Whatever is over the list goes first; false when nothing is.
    function closeOver(): bool {
        if (library.transfer.isAsking)
            library.transfer.forget()
        else if (library.form.open)
            closeForm()
        else if (library.transfer.codes.length > 0)
            library.transfer.hideCodes()
        else
            return about.goBack()
        return true
    }

    function closeForm() {
        library.form.close()
        App.drafts.forget("card")
        if (forMatch)
            backToMatch()
    }

    function backToMatch() {
        leave()
        backWanted()
    }

    function goBack(): bool {
        if (merged !== null)
            merged = null
        else if (closeOver())
            return true
        else if (isMerging)
            library.endMerge()
        else if (isLooking && !isWide)
            library.lookAway()
        else if (hasWays)
            hasWays = false
        else if (isSearching)
            stopSearching()
        else
            return leave()
        return true
    }

    function leave(): bool {
        library.lookAway()
        library.forgetDone()
        if (fromSettings)
            wanted("settings")
        return fromSettings
    }

    function stopSearching() {
        library.search = ""
        isSearching = false
        forceActiveFocus()
    }

    function choose(recordId) {
        if (isMerging && recordId !== merging.recordId)
            merged = recordId
        else if (!isMerging)
            library.look(recordId)
    }

    // The keyboard goes where somebody looks.
    onIsLookingChanged: {
        if (!isWide)
            (isLooking ? about : list).forceActiveFocus(Qt.OtherFocusReason)
    }
    // From a match its game is shown, with what it has told so far. A card that was being typed is still there.
    Component.onCompleted: {
        App.match?.teachCards()
        library.refresh()
        if (library.games.some(each => each.key === App.match?.game))
            library.game = App.match.game
        library.form.restoreDraft(App.drafts.load("card"))
    }
    Component.onDestruction: {
        library.form.close()
        library.transfer.hideCodes()
        library.endMerge()
    }

    component Messages: Connections {
        function onMessage(sentence: string) { slip.tell(sentence) }
    }

    Messages { target: root.library }
    Messages { target: root.library.form }
    Messages { target: root.library.transfer }
    Connections {
        target: root.library
        enabled: root.forMatch

        function onTypedIn() { root.backToMatch() }
    }
    // Not to be touched or reached while something lies over it.
    Item {
        anchors.fill: parent
        visible: root.over == ""
        enabled: root.merged === null

        PageHeader {
            id: header
            width: parent.width
            visible: root.isWide || !root.isLooking
            //: Title of the page with all cards, tiles and events that the rulebooks do not print
            title: qsTr("Card library")
            onBackClicked: root.goBack() || root.backWanted()

            CaptionButton {
                objectName: "searchButton"
                captioned: header.hasCaptions
                iconName: root.isSearching ? "cross" : "search"
                text: root.isSearching ? qsTr("End the search") : qsTr("Search")
                onClicked: {
                    if (root.isSearching)
                        return root.stopSearching()
                    root.isSearching = true
                    top.editSearch()
                }
            }
            CaptionButton {
                objectName: "waysButton"
                captioned: header.hasCaptions
                iconName: "trade"
                //: Button: shows the ways out of the card library and into it
                text: qsTr("Hand on, take in")
                onClicked: root.hasWays = !root.hasWays
            }
            CaptionButton {
                objectName: "newCard"
                captioned: header.hasCaptions
                iconName: "plus"
                //: Button: a new card of the card library is typed in
                text: qsTr("New card")
                onClicked: root.library.beginNew()
            }
        }
        LibraryTop {
            id: top
            anchors.top: header.bottom
            width: list.width
            visible: header.visible
            library: root.library
            isSearching: root.isSearching
            hasWays: root.hasWays
            onSearchEnded: root.stopSearching()
            onScanWanted: root.wanted("scan")
        }
        LibraryList {
            id: list
            objectName: "libraryList"
            anchors.top: top.bottom
            anchors.bottom: parent.bottom
            width: root.isWide ? Math.min(520, Math.round(parent.width * 0.5)) : parent.width
            visible: header.visible
            library: root.library
            onChosen: recordId => root.choose(recordId)
        }
        LibraryAbout {
            id: about
            objectName: "libraryAbout"
            anchors.right: parent.right
            anchors.top: root.isWide ? header.bottom : parent.top
            anchors.bottom: parent.bottom
            width: root.isWide ? parent.width - list.width : parent.width
            visible: root.isLooking
            hasHeader: !root.isWide
            library: root.library
            onBackClicked: root.library.lookAway()
        }
        AppText {
            anchors.centerIn: about
            visible: root.isWide && !root.isLooking && list.count > 0
            //: Beside the list of cards
            text: qsTr("Touch a card to look at it.")
            color: Theme.inkSoft
        }
        UndoSlip {
            objectName: "doneSlip"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapLarge
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width - 2 * Theme.gap, 480)
            text: root.over == "" && root.merged === null ? root.library.done : ""
            onUndo: root.library.undo()
            onDismissed: root.library.forgetDone()
        }
    }
    Loader {
        objectName: "libraryOver"
        anchors.fill: parent
        focus: source != ""
        source: root.over
        onLoaded: item.closeWanted.connect(root.closeOver) // qmllint disable type
    }
    Loader {
        anchors.fill: parent
        active: root.merged !== null
        focus: active
        sourceComponent: Question {
            objectName: "mergeQuestion"
            //: A question: two cards of the card library turn out to be one; %1 the name of the one that goes
            text: qsTr("Is %1 the same as the card you touched?").arg(root.library.merging.title ?? "")
            //: Button under that question
            yesText: qsTr("Merge them")
            onYes: {
                root.library.mergeInto(root.merged)
                root.merged = null
            }
            onNo: root.merged = null

            SpokenText {
                text: qsTr("The one you touched stays as it is, and counts as used as often as both.")
            }
        }
    }
    NoticeHost {
        id: slip
        objectName: "librarySlip"
        anchors.fill: parent
        bottomMargin: Theme.barHeight + Theme.gap
        canOverrule: false
    }
}
