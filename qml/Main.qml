// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The window: one page at a time. The start page comes with it; every other is loaded when it is first wanted.
Window {
    id: window

    // From the start where a match is opened at once: the start page is then not made.
    property bool inMatch: App.match !== null
    // The page over the match or the start page: a file of pages, or empty.
    property url over
    // Where the keyboard of the screen begins; it may be anywhere below the window.
    property real keyboardTop: Qt.inputMethod.visible && Qt.inputMethod.keyboardRectangle.height > 0
        ? Qt.inputMethod.keyboardRectangle.y : height
    readonly property real covered: Math.max(0, height - keyboardTop)
    readonly property Loader shown: over != "" ? overLoader : inMatch ? matchLoader : startLoader

    function open(where: string) {
        const pages = {
            setup: "pages/SetupPage.qml",
            settings: "pages/SettingsPage.qml",
            about: "pages/AboutPage.qml",
            moves: "pages/MovesPage.qml",
            share: "pages/SharePage.qml",
            scan: "pages/ScanPage.qml",
            takeover: "pages/TakeoverPage.qml",
            correct: "qrc:/qt/qml/Pegsheet/Bronze/CorrectPage.qml"
        }
        switch (where) {
        case "match": return enterMatch()
        case "start": return leaveMatch()
        case "again":
            leaveMatch()
            return open("setup")
        }
        // What came by a code is gone with the program; it can be scanned again.
        App.drafts.keep("page", { over: where === "takeover" ? "scan" : where })
        over = Qt.resolvedUrl(pages[where])
        overLoader.setSource(over, where === "moves" || where === "correct" ? { match: App.match } : {})
    }

    // What came by a code is taken over, or ours kept; the match is then opened anew.
    function takeOver(theirs: bool, then: var) {
        matchLoader.setSource("")
        Qt.callLater(() => {
            App.takeOver(theirs)
            if (App.match !== null)
                readMatch()
            then()
        })
    }

    // A turn that only comes on top: the scanner stays open until it is the turn of whoever sits here.
    function grow() {
        takeOver(true, () => {
            if (App.match === null || App.match.over || App.match.seat === App.sharing.here)
                return closeOver()
            overLoader.item?.tell(App.sharing.standing)
        })
    }

    function closeOver() {
        over = ""
        overLoader.setSource("")
        App.drafts.forget("page")
    }

    function readMatch() {
        matchLoader.setSource("qrc:/qt/qml/Pegsheet/Bronze/MatchPage.qml", { match: App.match })
        inMatch = true
    }

    function enterMatch() {
        readMatch()
        closeOver()
    }

    // The page goes before the match it looks at.
    function leaveMatch() {
        closeOver()
        inMatch = false
        matchLoader.setSource("")
        Qt.callLater(() => App.close())
    }

    function goBack() {
        const page = shown.item as Page
        if (slip.close())
            return
        if (page === null || !page.goBack())
            leave()
    }

    function leave() {
        if (over != "")
            closeOver()
        else if (inMatch)
            leaveMatch()
    }

    width: 360
    height: 640
    minimumWidth: 320
    minimumHeight: 320
    visible: true
    title: "Pegsheet"
    color: Theme.table

    // Where somebody was when the program ended, they are again.
    Component.onCompleted: {
        const where = App.drafts.kept("page").over ?? ""
        if (inMatch)
            enterMatch()
        if (where !== "" && (inMatch || where === "setup" || where === "settings"))
            open(where)
    }

    Appearance {
        pixelRatio: window.Screen.devicePixelRatio
    }
    Shortcut {
        sequences: ["Esc", "Back"]
        enabled: window.inMatch || window.over != ""
        onActivated: window.goBack()
    }

    component PageLoader: Loader {
        id: loader

        anchors.fill: parent
        anchors.bottomMargin: window.covered
        focus: visible

        Connections {
            target: loader.item
            ignoreUnknownSignals: true

            function onWanted(where: string) { window.open(where) }
            function onBackWanted() { window.leave() }
            function onTaken(theirs: bool) { window.takeOver(theirs, () => window.closeOver()) }
            function onGrown() { window.grow() }
        }
    }

    Item {
        id: safe
        // From the window, not from what it fills, which has no size before it is first shown: a page that is made small
        // first is made twice.
        x: Theme.safeLeft
        y: Theme.safeTop
        width: window.width - Theme.safeLeft - Theme.safeRight
        height: window.height - Theme.safeTop - Theme.safeBottom

        PageLoader {
            id: startLoader
            objectName: "startLoader"
            visible: !window.inMatch && window.over == ""
            active: !window.inMatch && window.over == "" || item !== null
            source: "pages/StartPage.qml"
        }
        PageLoader {
            id: matchLoader
            objectName: "matchLoader"
            visible: window.inMatch && window.over == ""
        }
        PageLoader {
            id: overLoader
            objectName: "overLoader"
            visible: window.over != ""
        }

        SlipHolder {
            id: slip
            objectName: "appSlip"
            anchors.fill: parent
            canOverrule: false
        }
    }
    Connections {
        target: App

        function onRefused(sentence: string) { slip.tell(sentence) }
        // From outside: a link, or a file that was opened with this program.
        function onOffered(fileOrLink: string) {
            window.open("scan")
            if (fileOrLink.toLowerCase().startsWith("pegsheet:"))
                overLoader.item?.takeIn(fileOrLink)
            else
                overLoader.item.offered = fileOrLink
        }
    }
    Connections {
        target: App.sharing

        function onTurnDone() { Qt.callLater(() => window.open("share")) }
    }
}
