// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Who plays, in seat order, the first begins; by which rules, and with whose dice.
Page {
    id: root

    // What was begun here and not started comes back, also after a kill.
    readonly property var begun: App.drafts.load("setup")
    property bool isReady: false
    property bool scoringOnly: begun.scoringOnly ?? false
    property bool realDice: begun.realDice ?? App.settings.realDice
    property bool hints: begun.hints ?? App.settings.hints
    readonly property var names: seats.names.slice(0, seats.playing)
    readonly property var marks: seats.marks.slice(0, seats.playing)
    readonly property var players: seats.players.slice(0, seats.playing)
    readonly property bool areEnough: names.length >= Math.max(1, App.agreement.fewest)
    readonly property bool isComplete: areEnough && names.every(name => App.nameProblem(name) === "")

    function start() {
        if (App.begin(names.map(name => name.trim()), realDice, marks, scoringOnly, players, hints)) {
            App.drafts.forget("setup")
            wanted("match")
        }
    }

    function save() {
        if (isReady)
            App.drafts.save("setup", { game: App.game, names: names, realDice: realDice, marks: marks, players: players, hints: hints, scoringOnly: scoringOnly })
    }

    // Closes the marks to choose from first.
    function goBack(): bool {
        return seats.closeChoices()
    }

    onNamesChanged: save()
    onMarksChanged: save()
    onPlayersChanged: save()
    onRealDiceChanged: save()
    onScoringOnlyChanged: save()
    onHintsChanged: save()
    Component.onCompleted: isReady = true

    Keys.onReturnPressed: bar.press()
    Keys.onEnterPressed: bar.press()

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("New match")
        detail: App.agreement.gameName
        onBackClicked: root.backWanted()
    }
    ScrollArea {
        id: scroll
        anchors.top: header.bottom
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: content.height + 2 * Theme.gap

        // In a wide window the rules stand beside the seats.
        Item {
            id: content

            readonly property bool isBroad: scroll.width >= 840
            readonly property real part: isBroad ? Math.floor((width - Theme.gapLarge) / 2) : width

            readonly property real seatsEnd: example.visible ? example.y + example.height : seats.height

            y: Theme.gap
            x: Math.round((parent.width - width) / 2)
            width: Math.min(scroll.width - 2 * Theme.gap, isBroad ? 1080 : 640)
            height: Math.max(seatsEnd, agreed.y + agreed.height)

            SeatTable {
                id: seats
                width: content.part
                height: implicitHeight
                takesApp: App.appPlayers.length > 0 && !root.scoringOnly
                onSeated: bar.takeKeyboard()
                Component.onCompleted: show(root.begun.names ?? App.settings.names, root.begun.marks, root.begun.players ?? App.settings.players)
            }
            AppButton {
                id: example
                objectName: "exampleOfGame"
                y: seats.height + Theme.gap
                visible: App.offersExample(App.game)
                kind: AppButton.Quiet
                iconName: "play"
                //: Button where a match of a game begins that nobody has played yet: opens one that was played so far, to look at and to play on
                text: qsTr("Look at an example")
                onClicked: {
                    if (App.openExample(App.game))
                        root.wanted("match")
                }
            }
            Column {
                id: agreed
                x: content.isBroad ? content.part + Theme.gapLarge : 0
                y: content.isBroad ? 0 : content.seatsEnd + Theme.gapLarge
                width: content.part
                spacing: Theme.gapLarge

                RulesCard {
                    width: parent.width
                    players: root.names.length
                    scoringOnly: root.scoringOnly
                    onScoringTouched: root.scoringOnly = !root.scoringOnly
                }
                DiceCard {
                    width: parent.width
                    visible: App.agreement.canRoll && !root.scoringOnly
                    realDice: root.realDice
                    onChosen: real => root.realDice = real
                }
                HintsCard {
                    width: parent.width
                    visible: App.appPlayers.length > 0 && !root.scoringOnly
                    checked: root.hints
                    onChosen: agreed => root.hints = agreed
                }
            }
        }
    }
    ActionBar {
        id: bar

        function press() {
            if (root.isComplete)
                root.start()
        }

        objectName: "setupBar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: Math.min(content.width, 640) + 2 * Theme.gap
        hasUndo: false
        mark: root.marks[0] ?? 0
        //: Button: begins the match
        mainText: qsTr("Start")
        mainDetail: root.isComplete
            //: Under "Start": finished sheets are typed in; %1 whose comes first
            ? root.scoringOnly ? qsTr("with %1's sheet").arg(root.names[0] ?? "")
            //: Under "Start": one player alone
            : root.names.length === 1 ? qsTr("for one player")
            //: Under "Start": %1 the player who begins
            : qsTr("%1 begins").arg(root.names[0] ?? "")
            : root.areEnough ? qsTr("Everybody needs a name")
            //: Under "Start": how many the game is for at least
            : qsTr("from %n player(s) on", "", App.agreement.fewest)
        mainPossible: root.isComplete
        onMainClicked: press()
    }
}
