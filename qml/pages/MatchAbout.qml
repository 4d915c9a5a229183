// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
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
    readonly property bool over: about.over ?? false
    readonly property bool removed: about.removed ?? false
    property bool isErasing: false
    // The other way that a new match is to go on from; null for none.
    property var playedOnWay: null

    signal opened
    signal wanted(string where)
    signal backClicked
    signal playedOn(int place, int tip)
    // Something was done, or why it was not, in a sentence.
    signal told(string sentence)

    // Closes what lies over it; false when nothing does.
    function goBack(): bool {
        const wasAsked = isErasing || playedOnWay !== null
        isErasing = false
        playedOnWay = null
        return wasAsked
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

            Column {
                id: content
                x: Math.round((parent.width - width) / 2)
                y: Theme.gap
                width: Math.min(scroll.width - 2 * Theme.gap, 640)
                spacing: Theme.gapLarge

                MatchFacts {
                    width: parent.width
                    about: root.about
                    hasTitle: !root.hasHeader
                }
                AppButton {
                    objectName: "openMatch"
                    width: parent.width
                    visible: !root.removed
                    kind: AppButton.Primary
                    mark: root.over ? -1 : root.about.mark ?? -1
                    iconName: "play"
                    //: Button: opens a match where it stands
                    text: root.over ? qsTr("Open") : qsTr("Go on")
                    detail: root.over ? qsTr("the final score and every move") : ""
                    onClicked: root.opened()
                }
                AppButton {
                    objectName: "replayMatch"
                    width: parent.width
                    visible: (root.about.moves ?? 0) > 0
                    iconName: "next"
                    //: Button: plays a match back, move by move
                    text: qsTr("Replay")
                    detail: qsTr("move by move, with the scores by round")
                    onClicked: {
                        if (App.beginReplay(root.about.matchId))
                            root.wanted("replay")
                    }
                }
                MatchResult {
                    width: parent.width
                    visible: (root.about.moves ?? 0) > 0
                    about: root.about
                }
                MatchNotes {
                    width: parent.width
                    history: root.history
                }
                StatisticsCard {
                    visible: !root.removed
                    //: Heading over files that can be made of a match
                    title: qsTr("Save and hand on")

                    ExportChoices {
                        width: parent.width
                        matchId: root.about.matchId ?? 0
                        over: root.over
                        onTold: sentence => root.told(sentence)
                    }
                }
                MatchBranches {
                    width: parent.width
                    visible: (root.about.branches ?? []).length > 0
                    branches: root.about.branches ?? []
                    onLookedAt: way => {
                        if (App.beginReplay(root.about.matchId, way.shared + 1, way.node))
                            root.wanted("replay")
                    }
                    onPlayOnWanted: way => root.playedOnWay = way
                }
                MatchBin {
                    width: parent.width
                    removed: root.removed
                    onTakenBack: root.history.takeBack(root.about.matchId)
                    onBinned: root.history.remove(root.about.matchId)
                    onErased: root.isErasing = true
                }
            }
        }
    }
    Loader {
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
        anchors.fill: parent
        active: root.isErasing
        focus: active
        sourceComponent: Question {
            objectName: "eraseQuestion"
            text: qsTr("Forget this match for good? Every move of it goes, and nothing brings it back.")
            //: Button under a question
            yesText: qsTr("Forget it")
            onYes: {
                root.isErasing = false
                root.history.erase(root.about.matchId)
            }
            onNo: root.isErasing = false
        }
    }
}
