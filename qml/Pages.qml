// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Icons
import Pegsheet.Controls

// The pages of the window, one shown at a time. The start page comes with it; every other is loaded when it is first wanted.
Item {
    id: root

    // From the start where a match is opened at once: the start page is then not made.
    property bool inMatch: App.match !== null
    // The page over the match or the start page: a file of pages, or empty.
    property url over
    // A match was played back out of the history, to which one comes back.
    property bool fromHistory: false
    // A code is scanned for the card library, to which one comes back.
    property bool fromLibrary: false
    // How much of them the keyboard of the screen covers, from below.
    property real covered: 0
    readonly property Loader shown: over != "" ? overLoader : inMatch ? matchLoader : startLoader
    readonly property bool atStart: !inMatch && over == ""
    // "match", "start", or the name of the page over them, as "MovesPage".
    readonly property string page: over != "" ? String(over).replace(/^.*\/|\.qml$/g, "") : inMatch ? "match" : "start"
    readonly property real pageScale: PageScale.of(width, height)

    function open(where: string) {
        const files = {
            setup: "pages/SetupPage.qml",
            settings: "pages/SettingsPage.qml",
            about: "pages/AboutPage.qml",
            history: "pages/HistoryPage.qml",
            statistics: "pages/StatisticsPage.qml",
            data: "pages/DataPage.qml",
            library: "pages/LibraryPage.qml",
            card: "pages/LibraryPage.qml",
            moves: "pages/MovesPage.qml",
            share: "pages/SharePage.qml",
            scan: "pages/ScanPage.qml",
            takeover: "pages/TakeoverPage.qml",
            correct: "qrc:/qt/qml/Pegsheet/Match/CorrectPage.qml",
            rules: "qrc:/qt/qml/Pegsheet/Match/RulesPage.qml"
        }
        switch (where) {
        case "match": return enterMatch()
        case "start": return leaving.ask(() => leaveMatch())
        case "replay": return openReplay()
        case "again":
            return leaving.ask(() => {
                App.game = App.match.game
                leaveMatch()
                open("setup")
            })
        }
        // What came by a code and is not decided is asked again after a kill: nobody may be there to show it once more.
        const isAbove = String(over).endsWith("/SettingsPage.qml")
        fromLibrary = where === "scan" && String(over).endsWith("/LibraryPage.qml")
        App.drafts.save("page", where === "takeover" ? { over: where, text: App.received() } : { over: where })
        over = Qt.resolvedUrl(files[where])
        overLoader.setSource(over, ["moves", "correct", "rules"].includes(where) ? { match: App.match }
            : ["data", "library"].includes(where) ? { fromSettings: isAbove } : where === "card" ? { forMatch: true } : {})
    }

    // Of what App plays back; else of the match that is open.
    function openReplay() {
        if (App.replay === null && !App.beginReplay(0))
            return
        fromHistory = String(over).endsWith("/HistoryPage.qml")
        App.drafts.save("page", { over: "replay", match: App.replay.matchId, place: App.replay.place, tip: App.replay.tip })
        over = Qt.resolvedUrl("pages/ReplayPage.qml")
        overLoader.setSource(over, { replay: App.replay })
    }

    // The page goes before what it looks at.
    function endReplay() {
        Qt.callLater(() => { // qmllint disable type
            if (!(overLoader.item?.replay ?? null))
                App.endReplay()
        })
    }

    // Another match is opened in the place of the one that is; its page goes first.
    function playOn(matchId: real, place: int, tip: int) {
        leaving.ask(() => {
            matchLoader.setSource("")
            Qt.callLater(() => {
                const done = App.copyFrom(matchId, place, tip)
                if (App.match !== null)
                    readMatch()
                if (done)
                    closeOver()
            })
        })
    }

    // From outside: a link, or a file that was opened with this program.
    function offer(fileOrLink: string) {
        open("scan")
        if (fileOrLink.toLowerCase().startsWith("pegsheet:"))
            overLoader.item?.importMatches(fileOrLink)
        else
            overLoader.item.offered = fileOrLink
    }

    function goBack() {
        if (leaving.isOpen)
            return leaving.close()
        // Asked without a type: where a program has had an engine before, Qt 6.8 takes the page for no Page.
        if (!(shown.item?.goBack() ?? false))
            leave()
    }

    function leave() {
        if (fromHistory && String(over).endsWith("/ReplayPage.qml"))
            open("history")
        else if (fromLibrary && String(over).endsWith("/ScanPage.qml"))
            open("library")
        else if (over != "")
            closeOver()
        else if (inMatch)
            leaving.ask(() => leaveMatch())
    }

    // Whether the window may close now; if not, `then` is done once it may.
    function mayClose(then: var): bool {
        let isAsked = true
        leaving.ask(() => {
            if (!isAsked)
                then()
            isAsked = false
        })
        const may = !isAsked
        isAsked = false
        return may
    }

    // What came by a code is taken over, or ours kept; the match is then opened anew. Where that is refused the page stays.
    function takeOver(chosen: int, then: var) {
        matchLoader.setSource("")
        Qt.callLater(() => { // qmllint disable type
            const done = App.takeOver(chosen)
            if (App.match !== null)
                readMatch()
            if (done)
                then()
        })
    }

    // A turn that only comes on top: the scanner stays open until it is the turn of whoever sits here.
    function grow() {
        takeOver(IncomingMatch.Theirs, () => {
            if (App.match === null || App.match.over || App.match.seat === App.sharing.here)
                return closeOver()
            overLoader.item?.tell(App.sharing.standing)
        })
    }

    // A copy takes the place of everything: the match that is open goes first.
    function exchange(work: var) {
        leaving.ask(() => {
            inMatch = false
            matchLoader.setSource("")
            Qt.callLater(work)
        })
    }

    function closeOver() {
        over = ""
        overLoader.setSource("")
        App.drafts.forget("page")
        endReplay()
    }

    function readMatch() {
        matchLoader.setSource(App.match.pages + "MatchPage.qml", { match: App.match })
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
        Qt.callLater(() => App.close()) // qmllint disable type
    }

    // Where somebody was when the program ended, they are again.
    Component.onCompleted: {
        const page = App.drafts.load("page")
        const where = page.over ?? ""
        if (inMatch)
            enterMatch()
        if (where === "setup")
            App.game = App.drafts.load(where).game ?? App.game
        if (where === "takeover")
            open(App.receive(page.text ?? "") ? where : "scan")
        else if (where === "replay" && page.match !== 0 && App.beginReplay(page.match, page.place, page.tip ?? 0))
            openReplay()
        else if (where !== "" && (inMatch || ["setup", "settings", "data", "library", "history", "statistics"].includes(where)))
            open(where)
    }

    component PageLoader: Loader {
        id: loader

        // The table's own sheets, as they are played or played back, are laid out for any size; every other page grows with the window.
        property bool grows: true
        scale: grows ? root.pageScale : 1
        transformOrigin: Item.TopLeft
        width: Math.ceil(root.width / scale)
        height: Math.ceil((root.height - root.covered) / scale)
        onScaleChanged: Sharpness.renew(item as Item)
        focus: visible
        enabled: !leaving.isOpen

        Connections {
            target: loader.item
            ignoreUnknownSignals: true
            function onWanted(where: string) { root.open(where) }
            function onBackWanted() { root.leave() }
            // Whoever goes on with moves of their own has what the others now need.
            function onTaken(chosen: int) {
                root.takeOver(chosen, () => chosen === IncomingMatch.Theirs ? root.closeOver() : root.open("share"))
            }
            function onGrown() { root.grow() }
            function onPlayedOn(matchId: real, place: int, tip: int) { root.playOn(matchId, place, tip) }
            function onExchangeWanted(work: var) { root.exchange(work) }
        }
    }

    PageLoader {
        id: startLoader
        objectName: "startLoader"
        visible: root.atStart
        active: root.atStart || item !== null
        source: "pages/StartPage.qml"
    }
    PageLoader {
        id: matchLoader
        objectName: "matchLoader"
        grows: false
        visible: root.inMatch && root.over == ""
    }
    PageLoader {
        id: overLoader
        objectName: "overLoader"
        grows: !String(root.over).endsWith("/ReplayPage.qml")
        visible: root.over != ""
    }
    CloseGuard {
        id: leaving
        anchors.fill: parent
        anchors.bottomMargin: root.covered
    }
    Connections {
        target: App

        function onOffered(fileOrLink: string) { root.offer(fileOrLink) }
    }
    Connections {
        target: App.sharing

        function onTurnDone() { Qt.callLater(() => root.open("share")) } // qmllint disable type
    }
}
