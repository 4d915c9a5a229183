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
            correct: "qrc:/qt/qml/Pegsheet/Bronze/CorrectPage.qml"
        }
        switch (where) {
        case "match": return enterMatch()
        case "start": return leaveMatch()
        case "again":
            leaveMatch()
            return open("setup")
        }
        App.drafts.keep("page", { over: where })
        over = Qt.resolvedUrl(pages[where])
        overLoader.setSource(over, where === "moves" || where === "correct" ? { match: App.match } : {})
    }

    function closeOver() {
        over = ""
        overLoader.setSource("")
        App.drafts.forget("page")
    }

    function enterMatch() {
        matchLoader.setSource("qrc:/qt/qml/Pegsheet/Bronze/MatchPage.qml", { match: App.match })
        inMatch = true
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
    }
}
