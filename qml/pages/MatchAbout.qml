// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// One match of the history: what came of it, where and when, and what can be done with it.
FocusScope {
    id: root

    required property History history
    property bool hasHeader: true
    readonly property var about: history.shown
    readonly property bool isLooking: about.matchId !== undefined
    // The match that somebody wants to be rid of for good; 0: none.
    property var erasing: 0
    readonly property bool isErasing: erasing !== 0
    // The other way that a new match is to go on from; null for none.
    property var playedOnWay: null

    signal opened
    signal wanted(string where)
    signal backClicked
    signal playedOn(int place, int tip)
    // Something was done, or why it was not, in a sentence.
    signal message(string sentence)

    // Closes what lies over it; false when nothing does.
    function goBack(): bool {
        const wasAsked = isErasing || playedOnWay !== null
        erasing = 0
        playedOnWay = null
        return wasAsked
    }

    onIsErasingChanged: {
        if (!isErasing)
            forceActiveFocus(Qt.OtherFocusReason)
    }

    PageHeader {
        id: header
        width: parent.width
        height: visible ? implicitHeight : 0
        visible: root.hasHeader
        title: root.about.gameName ?? ""
        onBackClicked: root.backClicked()
    }
    Loader {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        active: root.isLooking
        sourceComponent: ScrollArea {
            id: scroll
            contentHeight: content.y + content.height + Theme.gapLarge

            MatchCards {
                id: content
                x: Math.round((parent.width - width) / 2)
                y: Theme.gap
                width: Math.min(scroll.width - 2 * Theme.gap, 1280)
                height: implicitHeight
                history: root.history
                hasTitle: !root.hasHeader
                onOpened: root.opened()
                onMessage: sentence => root.message(sentence)
                onEraseWanted: root.erasing = root.about.matchId
                onPlayOnWanted: way => root.playedOnWay = way
                onWanted: where => root.wanted(where)
            }
        }
    }
    // Over all of the page, also where the match stands beside the list.
    Loader {
        parent: root.parent
        anchors.fill: parent
        active: root.playedOnWay !== null
        focus: active
        sourceComponent: Question {
            objectName: "question"
            //: A question: all moves of another way that a match went are taken over into a new one
            text: qsTr("Play on from the end of this way? That makes a new match; the old one stays as it is.")
            //: Button under that question
            yesText: qsTr("Play on")
            onYes: {
                const way = root.playedOnWay
                root.playedOnWay = null
                root.playedOn(way.moves, way.node)
            }
            onNo: root.playedOnWay = null
        }
    }
    Loader {
        parent: root.parent
        anchors.fill: parent
        active: root.isErasing
        focus: active
        sourceComponent: Question {
            objectName: "eraseQuestion"
            loses: true
            text: qsTr("Delete this match for good? All its moves go, and nothing brings them back.")
            //: Button under a question
            yesText: qsTr("Delete it")
            onYes: {
                const matchId = root.erasing
                root.erasing = 0
                root.history.erase(matchId)
            }
            onNo: root.erasing = 0
        }
    }
}
