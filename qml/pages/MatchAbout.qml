// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
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
    readonly property bool over: about.over ?? false
    readonly property bool removed: about.removed ?? false
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
            contentHeight: content.height + 2 * Theme.gapLarge

            CardColumns {
                id: content
                x: Math.round((parent.width - width) / 2)
                y: Theme.gap
                width: Math.min(scroll.width - 2 * Theme.gap, scroll.width < 960 ? 640 : 1280)
                height: implicitHeight
                most: 2

                MatchTop {
                    // qmllint disable unqualified
                    about: root.about
                    hasTitle: !root.hasHeader
                    onOpened: root.opened()
                    onTakenBack: root.history.takeBack(root.about.matchId)
                    // qmllint enable unqualified
                    onWanted: where => root.wanted(where)
                }
                MatchResult {
                    visible: (root.about.moves ?? 0) > 0 // qmllint disable unqualified
                    about: root.about // qmllint disable unqualified
                }
                ScoreCurves {
                    objectName: "matchCourse"
                    visible: labels.length > 0
                    heading: root.about.course?.heading ?? "" // qmllint disable unqualified
                    series: root.about.course?.series ?? [] // qmllint disable unqualified
                    labels: root.about.course?.labels ?? [] // qmllint disable unqualified
                }
                MatchNotes {
                    history: root.history // qmllint disable unqualified
                }
                StatisticsCard {
                    visible: !root.removed // qmllint disable unqualified
                    //: Heading over files that can be made of a match
                    title: qsTr("Save and hand on")

                    ExportChoices {
                        width: parent.width
                        matchId: root.about.matchId ?? 0 // qmllint disable unqualified
                        over: root.over // qmllint disable unqualified
                        onMessage: sentence => root.message(sentence)
                    }
                }
                MatchBranches {
                    objectName: "matchBranches"
                    visible: (root.about.branches ?? []).length > 0 // qmllint disable unqualified
                    branches: root.about.branches ?? [] // qmllint disable unqualified
                    onLookedAt: way => {
                        if (App.beginReplay(root.about.matchId, way.shared + 1, way.node))
                            root.wanted("replay")
                    }
                    onPlayOnWanted: way => root.playedOnWay = way
                }
                MatchBin {
                    removed: root.removed // qmllint disable unqualified
                    onBinned: root.history.remove(root.about.matchId) // qmllint disable unqualified
                    onErased: root.erasing = root.about.matchId // qmllint disable unqualified
                }
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
            onNo: root.playedOnWay = null // qmllint disable unqualified
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
            onNo: root.erasing = 0 // qmllint disable unqualified
        }
    }
}
