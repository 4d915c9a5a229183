// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do and what a loader holds are not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A match in play, of any game: on a phone one thing at a time, in wider windows every sheet at once; over them what cannot wait.
// The game's folder has the views, "match/CompactMatch.qml" and "match/WideMatch.qml".
Page {
    id: root

    required property TableMatch match
    readonly property bool isCompact: width < Theme.compactBelow || height < Theme.lowBelow
    readonly property bool hasNews: match.hasNews
    // What of the game's views is shown.
    readonly property Item shownView: view.item as Item
    // The sheets of a finished match instead of its score.
    property bool sheetsInstead: false
    // Where the match stood when something was refused, and what was asked for then; empty: nothing is told that belongs there.
    property string refusedAt
    // Whose turn it was and where the match stood when something was asked for last.
    property int askedSeat: -1
    property string askedAt

    // Tab begins at what is asked for: at once, and once more where that is laid out by then only.
    function beginKeys() {
        const isSomebodyElse = askedAt !== match.position && askedSeat !== match.seat
        askedAt = match.position
        askedSeat = match.seat
        KeyWalk.beginAnew(view.item as Item, isSomebodyElse)
        Qt.callLater(beginKeysLater) // qmllint disable type
    }
    function beginKeysLater() {
        KeyWalk.beginAnew(view.item as Item, false)
    }

    // Asks what one of the game's questions asks, see MatchDialogs.
    function ask(part: string, seat: int, path: string) {
        dialogs.open(part, seat, path)
    }

    // A key that means something in this game; whether it did.
    function takeKey(event: var): bool {
        return match.pressKey(event.key)
    }

    function goBack(): bool {
        if (slip.close() || mended.item?.close())
            return true
        if (!dialogs.isOpen && !sheetsInstead)
            return view.item?.goBack?.() || match.cancel()
        if (dialogs.isOpen)
            dialogs.dismiss()
        else
            sheetsInstead = false
        return true
    }

    function press() {
        if (hasNews)
            match.dismissNews()
        else if (match.over && match.mending === "")
            sheetsInstead = false
        else
            match.primary()
    }

    // Enter held down is one press, as a touch is; and like a touch it presses no button that nobody has read yet. With Ctrl it presses
    // the main button wherever the keyboard is, but for a question in front.
    function pressByKey(event: var) {
        const isMain = event.modifiers & Qt.ControlModifier
        if (event.isAutoRepeat || (view.item?.isSettling ?? false) || isMain && dialogs.isOpen)
            return
        if (isMain || !match.endNumber())
            press()
    }

    function standing(): string {
        return match.position + "\n" + match.question
    }

    // What was refused is over, as after a move by keys: no touch takes its slip away then.
    function withdrawRefusal() {
        if (refusedAt !== "" && !slip.isNews)
            slip.close()
        refusedAt = ""
    }

    Component.onCompleted: {
        askedAt = match.position
        askedSeat = match.seat
    }
    Keys.onReturnPressed: event => pressByKey(event)
    Keys.onEnterPressed: event => pressByKey(event)
    Keys.onPressed: event => {
        const isControl = event.modifiers & Qt.ControlModifier
        const isUndo = isControl && event.key === Qt.Key_Z
        if (isControl && event.key === Qt.Key_Y || isUndo && (event.modifiers & Qt.ShiftModifier))
            match.redo()
        else if (isUndo)
            match.undo()
        else if (event.modifiers !== Qt.NoModifier && event.modifiers !== Qt.KeypadModifier)
            return
        else if (dialogs.isOpen || hasNews || (view.item?.isLooking ?? false) || !takeKey(event))
            return
        event.accepted = true
    }
    Keys.onMenuPressed: dialogs.open("MatchMenu", -1, "")

    Connections {
        target: root.match

        function onRefused(sentence: string) {
            slip.tell(sentence)
            root.refusedAt = root.standing()
        }
        function onFailed(sentence: string) {
            slip.tell(sentence)
            root.refusedAt = ""
        }
        function onInformed(sentence: string) { slip.inform(sentence) }
        function onHappened(words: string) { announcements.say(words) }
        function onAskedAnew() {
            root.beginKeys()
            root.withdrawRefusal()
        }
        function onScanAsked() { root.wanted("scan") }
        function onMended() { mended.setSource("MendedSlip.qml", { match: root.match }) }
        function onChanged() {
            if (!root.match.over)
                root.sheetsInstead = false
            if (root.standing() !== root.refusedAt)
                root.withdrawRefusal()
        }
    }

    // Tidied up while the next player takes the dice, once the picture of the new turn stands: never under a touch.
    Connections {
        id: tidying

        property bool isDue: false

        target: root.Window.window
        enabled: isDue

        function onFrameSwapped() {
            isDue = false
            gc()
        }
    }
    Connections {
        target: root.match

        function onTurnChanged() { tidying.isDue = true }
    }
    // Read by file, where there is something to say.
    Loader {
        id: unsavedReason
        width: parent.width
        height: active && item !== null ? item.implicitHeight : 0 // qmllint disable type
        active: root.match.unsavedReason !== ""
        onActiveChanged: show()
        Component.onCompleted: show()

        function show() {
            if (active)
                setSource("UnsavedStrip.qml", { match: root.match })
        }
    }
    Connections {
        target: unsavedReason.item
        ignoreUnknownSignals: true

        function onMessage(sentence: string) { slip.inform(sentence) }
    }
    // A page that is not drawn as large as others has larger letters instead.
    Binding {
        target: Type
        property: "least"
        value: root.visible ? view.item?.leastLetters ?? 12 : 12
    }
    Loader {
        id: view
        objectName: "matchView"
        y: unsavedReason.height + (mended.isLine ? 0 : mended.height)
        scale: PageScale.ofMatch(root.width, root.height, view.item?.drawnFor ?? 0)
        transformOrigin: Item.TopLeft
        width: Math.ceil(root.width / scale)
        height: Math.ceil((root.height - y) / scale)
        onScaleChanged: Sharpness.renew(item as Item)
        // The keyboard comes back to where it was.
        focus: enabled
        enabled: !dialogs.isOpen

        // By file, so that only what is shown is read.
        readonly property string wantedView: root.match.over && !root.sheetsInstead && root.match.mending === "" ? "FinalView"
            : root.isCompact ? "CompactMatch" : "WideMatch"

        onWantedViewChanged: show()

        function show() {
            setSource((wantedView === "FinalView" ? "" : root.match.pages + "match/") + wantedView + ".qml", { match: root.match })
        }
    }
    Loader {
        id: mended
        // Where the view has a line for it, nothing moves; else the view begins below it.
        readonly property real lineTop: view.item?.mendedTop ?? -1
        readonly property bool isLine: lineTop >= 0

        y: unsavedReason.height + (isLine ? Math.round(lineTop * view.scale) : 0)
        width: parent.width
        height: item !== null ? item.implicitHeight : 0 // qmllint disable type
    }
    Binding {
        target: mended.item
        property: "lineScale"
        value: mended.isLine ? view.scale : 0
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true

        function onMenuWanted() { dialogs.open("MatchMenu", -1, "") }
        function onPressed() { root.press() }
        function onAsked(part: string, seat: int, path: string) { root.ask(part, seat, path) }
        function onSheetsWanted() { root.sheetsInstead = true }
        function onAgainWanted() { root.wanted("again") }
        function onReplayWanted() { root.wanted("replay") }
        function onMessage(sentence: string) { slip.inform(sentence) }
    }
    ToldSlip {
        objectName: "told"
        anchors.horizontalCenter: parent.horizontalCenter
        // Where the view has a place for it, else below what stands at its top.
        y: view.y + Math.round((view.item?.toldTop ?? Theme.stripHeight) * view.scale)
        scale: view.scale
        transformOrigin: Item.Top
        width: Math.min(parent.width / scale - 2 * Theme.gap, view.item?.toldWidth ?? 560)
        text: root.hasNews || (view.item?.isLooking ?? false) || (view.item?.hidesTold ?? false) ? "" : root.match.told
    }
    Announcements {
        id: announcements
    }
    MatchDialogs {
        id: dialogs
        anchors.fill: parent
        focus: isOpen
        match: root.match
        onWanted: where => root.wanted(where)
    }
    NoticeHost {
        id: slip
        objectName: "matchSlip"
        // A finished sheet is what the table has written; what does not hold together is mended there.
        canOverrule: (!root.match.scoring || root.match.over) && root.match.canOverrule
        anchors.fill: parent
        // Above the buttons, of what is asked or of the view.
        bottomMargin: dialogs.isOpen ? dialogs.noticeMargin
            : (view.item?.barHeight ?? Theme.barHeight) * view.scale + Theme.gap
        // Where the view keeps its keys below.
        end: dialogs.isOpen ? -1 : (view.item?.headEnd ?? -1) < 0 ? -1 : view.y + view.item.headEnd * view.scale
        onOverruled: {
            // What was touched, where something was; else everything.
            if (root.match.correctRefused())
                return
            dialogs.close()
            root.wanted("correct")
        }
    }
}
