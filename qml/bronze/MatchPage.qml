// SPDX-License-Identifier: Apache-2.0
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
        const covered = menuOpen || counted !== null || sheetsInstead
        menuOpen = false
        counted = null
        sheetsInstead = false
        return covered
    }

    function press() {
        if (hasNews)
            match.dismissNews()
        else
            match.primary()
    }

    function pressFace(number: int): bool {
        const isEntering = match.stage === BronzeMatch.Roll && match.tray.realDice && !match.tray.rolled
        if (isEntering && number >= 1 && number <= 6)
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
        function onChanged() {
            if (!root.match.over)
                root.sheetsInstead = false
        }
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        enabled: !root.menuOpen && root.counted === null
        sourceComponent: root.match.over && !root.sheetsInstead ? finalView : root.isCompact ? compactView : wideView
    }
    Component {
        id: compactView

        CompactMatch {
            match: root.match
            hasNews: root.hasNews
            onMenuWanted: root.menuOpen = true
            onPressed: root.press()
            onCountWanted: building => root.counted = building
        }
    }
    Component {
        id: wideView

        WideMatch {
            match: root.match
            hasNews: root.hasNews
            onMenuWanted: root.menuOpen = true
            onPressed: root.press()
            onCountWanted: building => root.counted = building
        }
    }
    Component {
        id: finalView

        FinalView {
            match: root.match
            onMenuWanted: root.menuOpen = true
            onSheetsWanted: root.sheetsInstead = true
            onAgainWanted: root.wanted("again")
        }
    }

    SlipHolder {
        id: slip
        objectName: "matchSlip"
        anchors.fill: parent
        onOverruled: root.wanted("correct")
    }
    Loader {
        anchors.fill: parent
        active: root.counted !== null
        focus: active
        sourceComponent: WorkerCount {
            match: root.match
            building: root.counted
            onDone: root.counted = null
        }
    }
    Loader {
        anchors.fill: parent
        active: root.menuOpen
        focus: active
        sourceComponent: MatchMenu {
            match: root.match
            onClosed: root.menuOpen = false
            onWanted: where => {
                root.menuOpen = false
                root.wanted(where)
            }
        }
    }
}
