// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A match played back: the scores, the move that was made last, the peg that goes through it, and every sheet as it lay
// then: beside them, below them, or on a phone one swipe away.
Page {
    id: root

    required property Replay replay
    readonly property bool isLow: height < Theme.lowBelow && width >= 520
    readonly property bool isWide: width >= Theme.expandedFrom && !isLow
    readonly property bool isTall: !isWide && width >= Theme.compactBelow && height >= 900
    readonly property bool hasSheets: isWide || isTall
    readonly property int players: replay.table.names.length
    // Left of the sheets: what they leave, so much at least and at most.
    readonly property int frontWidth: !isWide ? width : Math.max(300, Math.min(480, width - players * 230 - Theme.gap))
    readonly property bool asks: question.active

    // A new match is to begin as this one was there.
    signal playedOn(double matchId, int place, int tip)

    function goBack(): bool {
        if (slip.close())
            return true
        if (!asks)
            return pages.goBack()
        question.active = false
        return true
    }

    function step(event: var, forward: bool) {
        event.accepted = !asks && Window.activeFocusItem === root
        if (event.accepted)
            bar.step(forward)
    }

    // Where the keyboard is nowhere yet, arrows are steps.
    Keys.onLeftPressed: event => step(event, false)
    Keys.onRightPressed: event => step(event, true)
    Keys.onReturnPressed: replay.playing = !replay.playing
    Keys.onEnterPressed: replay.playing = !replay.playing

    Announcements {
        id: announcements
    }
    Connections {
        target: root.replay

        function onChanged() {
            if (ScreenReader.listens)
                announcements.say(root.replay.sentence)
        }
    }
    Connections {
        target: root.replay.table

        function onRefused(sentence: string) { slip.tell(sentence) }
    }
    ReplayHeader {
        id: header
        width: parent.width
        enabled: !root.asks
        hasSteps: root.isLow
        hasPages: !root.hasSheets
        isAway: pages.isAway
        replay: root.replay
        onBackClicked: {
            if (!root.goBack())
                root.backWanted()
        }
        onTurned: pages.turnOver()
        onCodeWanted: root.wanted("share")
    }
    ReplayPages {
        id: pages
        anchors.top: header.bottom
        anchors.bottom: root.isTall ? undefined : root.isLow ? bar.top : controls.top
        height: 288
        width: root.frontWidth
        enabled: !root.asks
        isRow: root.isLow || !root.isWide && root.width >= Theme.compactBelow
        hasSheets: !root.hasSheets
        replay: root.replay
    }
    ReplayTable {
        x: root.isWide ? root.frontWidth : Theme.gap
        y: root.isWide ? header.height + Theme.gap : pages.y + pages.height
        width: root.width - x - Theme.gap
        height: (root.isWide ? root.height - Theme.gap : controls.y) - y
        enabled: !root.asks
        isWanted: root.hasSheets
        replay: root.replay
    }
    Column {
        id: controls
        anchors.bottom: bar.top
        anchors.bottomMargin: visible ? Theme.gap : 0
        x: Theme.gap
        width: root.frontWidth - 2 * x
        visible: !root.isLow
        enabled: !root.asks
        spacing: Theme.gap

        Loader {
            width: parent.width
            active: !root.isLow
            sourceComponent: ReplayScrubber {
                replay: root.replay
            }
        }
        ReplaySteps {
            width: Math.min(parent.width, 480)
            visible: !root.replay.table.scoring
            replay: root.replay
        }
    }
    ReplayBar {
        id: bar
        anchors.bottom: parent.bottom
        width: root.frontWidth
        height: implicitHeight
        enabled: !root.asks
        hasRail: root.isLow
        replay: root.replay
        onPlayOnWanted: {
            root.replay.playing = false
            question.active = true
        }
    }
    NoticeHost {
        id: slip
        objectName: "replaySlip"
        anchors.fill: parent
        canOverrule: false
    }
    GrownLoader {
        id: question
        active: false
        focus: active
        sourceComponent: Question {
            objectName: "question"
            mark: root.replay.mark
            //: A question: %1 moves of a match that is played back are taken over into a new one
            text: qsTr("Play on from move %1? That makes a new match; the old one stays as it is.").arg(root.replay.place)
            //: Button under that question
            yesText: qsTr("Play on")
            onYes: root.playedOn(root.replay.matchId, root.replay.place, root.replay.tip) // qmllint disable type
            onNo: question.active = false
        }
    }
}
