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
    readonly property var names: seats.names
    readonly property var marks: seats.marks
    readonly property bool areEnough: names.length >= Math.max(1, App.agreement.fewest)
    readonly property bool isComplete: areEnough && names.every(name => App.nameProblem(name) === "")

    function start() {
        if (App.begin(names.map(name => name.trim()), realDice, seats.marks, scoringOnly)) {
            App.drafts.forget("setup")
            wanted("match")
        }
    }

    function save() {
        if (isReady)
            App.drafts.save("setup", { game: App.game, names: names, realDice: realDice, marks: seats.marks, scoringOnly: scoringOnly })
    }

    // Closes the marks to choose from first.
    function goBack(): bool {
        return seats.closeChoices()
    }

    onNamesChanged: save()
    onMarksChanged: save()
    onRealDiceChanged: save()
    onScoringOnlyChanged: save()
    Component.onCompleted: {
        if (begun.game)
            App.game = begun.game
        isReady = true
    }

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

        Column {
            id: content
            y: Theme.gap
            x: Math.round((parent.width - width) / 2)
            width: Math.min(scroll.width - 2 * Theme.gap, 640)
            spacing: Theme.gapLarge

            SeatTable {
                id: seats
                width: parent.width
                height: implicitHeight
                onSeated: bar.forceActiveFocus(Qt.OtherFocusReason)
                Component.onCompleted: show(root.begun.names ?? App.settings.names, root.begun.marks)
            }
            RulesCard {
                width: parent.width
                players: root.names.length
                scoringOnly: root.scoringOnly
                onScoringTouched: root.scoringOnly = !root.scoringOnly
            }
            Paper {
                width: parent.width
                visible: App.agreement.canRoll && !root.scoringOnly
                height: dice.height + 2 * Theme.gapLarge

                Column {
                    id: dice
                    x: Theme.gapLarge
                    y: Theme.gapLarge
                    width: parent.width - 2 * x
                    spacing: Theme.gap

                    AppText {
                        text: qsTr("Dice")
                        font: Type.heading
                    }
                    SegmentedSwitch {
                        objectName: "diceSwitch"
                        width: parent.width
                        tall: true
                        title: qsTr("Dice")
                        //: Whose dice: those on the table, or the app's
                        options: [qsTr("Real dice"), qsTr("The app rolls")]
                        current: root.realDice ? 0 : 1
                        onChosen: index => root.realDice = index === 0
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: qsTr("You can change this at any time.")
                        color: Theme.inkSoft
                        font: Type.small
                    }
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
        most: content.width + 2 * Theme.gap
        hasUndo: false
        mark: seats.marks[0] ?? 0
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
