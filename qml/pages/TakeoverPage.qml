// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What came by a code: how it differs from what is here, and the choice to take it over or leave it.
Page {
    id: root

    readonly property IncomingMatch arrival: App.arrival
    readonly property bool isFork: arrival.kind === IncomingMatch.Fork
    readonly property bool isUseless: arrival.kind === IncomingMatch.Same || arrival.kind === IncomingMatch.Old
    readonly property bool isBroad: width >= Theme.compactBelow
    readonly property bool hasMine: arrival.kind !== IncomingMatch.New && arrival.kind !== IncomingMatch.Nothing

    // The table decided: an IncomingMatch.Chosen.
    signal taken(int chosen)

    function go() {
        if (isUseless && !arrival.changes)
            backWanted()
        else
            taken(arrival.joins ? IncomingMatch.Both : IncomingMatch.Theirs)
    }

    Keys.onReturnPressed: root.go()
    Keys.onEnterPressed: root.go()

    PageHeader {
        id: header
        width: parent.width
        title: root.isFork ? qsTr("Two versions") : root.isUseless ? qsTr("Nothing new")
            //: Title over a match that came by a code
            : root.hasMine ? qsTr("Take over this match?") : qsTr("A new match")
        onBackClicked: root.backWanted()
    }
    ScrollArea {
        id: body
        anchors.top: header.bottom
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: content.height + 2 * Theme.gap

        Column {
            id: content
            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(parent.width - 2 * Theme.gap, 1000)
            spacing: Theme.gap

            Loader {
                width: parent.width
                active: root.isFork
                visible: active
                sourceComponent: ForkView {
                    arrival: root.arrival
                    onTheirsWanted: root.taken(IncomingMatch.Theirs)
                }
            }
            Grid {
                width: parent.width
                // Of a fork a phone shows the moves alone: they are what is decided by.
                visible: !root.isFork || root.isBroad
                columns: root.isBroad ? 2 : 1
                spacing: Theme.gap

                SideCard {
                    width: root.isBroad ? Math.floor((content.width - Theme.gap) / 2) : content.width
                    visible: root.hasMine
                    title: qsTr("On this tablet")
                    arrival: root.arrival
                    side: root.arrival.mine
                }
                SideCard {
                    width: root.isBroad && root.hasMine ? Math.floor((content.width - Theme.gap) / 2) : content.width
                    title: root.hasMine ? qsTr("From the code") : root.arrival.gameName
                    isChosen: !root.isUseless && !root.isFork
                    arrival: root.arrival
                    side: root.arrival.theirs
                }
            }
            EffectLine {
                width: parent.width
                visible: !root.isFork
                isWarning: root.arrival.replacesOurs
                text: root.arrival.effect
            }
            SpokenText {
                objectName: "takenHere"
                width: parent.width
                visible: App.mayForget && !root.isUseless
                //: Under a match that came by a link or code, in a browser that did not promise to keep it. "Home screen" as iPhones call it
                text: qsTr("It is taken into this browser. Pegsheet on the home screen of an iPhone or iPad does not see it: to have it there, scan the code there, or copy it and paste it there.")
                color: Theme.inkSoft
            }
            Loader {
                width: parent.width
                active: !root.isFork && root.hasMine && root.arrival.theirMoves > 0
                visible: active
                sourceComponent: SidedMoves {
                    //: Heading over moves that came by a code
                    title: qsTr("What is new")
                    arrival: root.arrival
                    moves: root.arrival.theirsAfter
                    plain: true
                }
            }
        }
    }
    ActionBar {
        id: bar
        objectName: "bar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: 1000 + 2 * Theme.gap
        hasUndo: false
        narrow: root.width < 400
        wayOutText: root.isUseless ? "" : root.isFork ? qsTr("Keep mine")
            //: Button: nothing is taken over
            : qsTr("Don't take over")
        mainText: root.isUseless ? qsTr("Go on")
            //: Button under two versions of a match whose moves go together
            : root.arrival.joins ? qsTr("Take both") : root.isFork ? qsTr("Take theirs")
            : root.arrival.kind === IncomingMatch.Further
                //: Button under a match that came by a code
                ? qsTr("Take over %n move(s)", "", root.arrival.theirMoves) : qsTr("Take over")
        onWayOutClicked: {
            if (root.isFork)
                root.taken(IncomingMatch.Mine)
            else
                root.backWanted()
        }
        onMainClicked: root.go()
    }
}
