// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A match in play: on a phone one thing at a time, in wider windows every sheet at once; over them what cannot wait.
Page {
    id: root

    required property BronzeMatch match
    readonly property bool isCompact: width < Theme.compactBelow
    readonly property bool hasNews: (match.news.title ?? "") !== ""
    // What lies over the page: "menu", "final" left for the sheets, or nothing.
    property bool menuOpen: false
    property bool sheetsInstead: false
    // The building whose exact number of workers is asked for.
    property BronzeBuilding counted: null

    function goBack(): bool {
        if (slip.close())
            return true
        if (!menuOpen && counted === null && !sheetsInstead)
            return (view.item as CompactMatch)?.goBack() || match.letGo()
        menuOpen = false
        counted = null
        sheetsInstead = false
        return true
    }

    function press() {
        if (hasNews)
            match.dismissNews()
        else if (match.over)
            sheetsInstead = false
        else
            match.primary()
    }

    function pressFace(number: int): bool {
        const isEntering = match.stage === BronzeMatch.Roll && match.tray.realDice && !match.tray.rolled
            && number >= 1 && number <= 6
        if (isEntering)
            match.tray.enter(match.tray.faces[number - 1].key)
        return isEntering
    }

    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()
    Keys.onPressed: event => {
        const isUndo = event.key === Qt.Key_Z && (event.modifiers & Qt.ControlModifier)
        if (isUndo && (event.modifiers & Qt.ShiftModifier))
            match.redo()
        else if (isUndo)
            match.undo()
        else if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return
        else if (!pressFace(event.key - Qt.Key_0))
            return
        event.accepted = true
    }
    Keys.onMenuPressed: root.menuOpen = true

    Connections {
        target: root.match

        function onRefused(sentence: string) { slip.tell(sentence) }
        function onFailed(sentence: string) { slip.tell(sentence) }
        function onHappened(words: string) { announcements.say(words) }
        function onChanged() {
            if (!root.match.over)
                root.sheetsInstead = false
        }
    }

    Loader {
        id: view
        anchors.fill: parent
        // The keyboard comes back to where it was.
        focus: enabled
        enabled: !root.menuOpen && root.counted === null

        // By file, so that only what is shown is read.
        readonly property string wantedView: root.match.over && !root.sheetsInstead ? "FinalView"
            : root.isCompact ? "CompactMatch" : "WideMatch"

        onWantedViewChanged: show()

        function show() {
            setSource("match/" + wantedView + ".qml", { match: root.match })
        }
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true

        function onMenuWanted() { root.menuOpen = true }
        function onPressed() { root.press() }
        function onCountWanted(building: BronzeBuilding) { root.counted = building }
        function onSheetsWanted() { root.sheetsInstead = true }
        function onAgainWanted() { root.wanted("again") }
    }
    Announcements {
        id: announcements
    }
    SlipHolder {
        id: slip
        objectName: "matchSlip"
        anchors.fill: parent
        onOverruled: root.wanted("correct")
    }
    Loader {
        id: over

        readonly property string wantedPart: root.counted !== null ? "WorkerCount" : root.menuOpen ? "MatchMenu" : ""

        anchors.fill: parent
        focus: wantedPart !== ""
        onWantedPartChanged: {
            if (wantedPart === "")
                source = ""
            else
                setSource("match/" + wantedPart + ".qml", root.counted !== null
                          ? { match: root.match, building: root.counted } : { match: root.match })
        }
    }
    Connections {
        target: over.item
        ignoreUnknownSignals: true

        function onDone() { root.counted = null }
        function onClosed() { root.menuOpen = false }
        function onWanted(where: string) {
            root.menuOpen = false
            root.wanted(where)
        }
    }
}
