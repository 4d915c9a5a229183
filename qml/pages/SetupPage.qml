// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Who plays, in seat order, the first begins; and whose dice.
Page {
    id: root

    readonly property int most: 4
    readonly property int least: 2
    property bool realDice: App.settings.realDice
    readonly property var names: {
        const list = []
        for (let seat = 0; seat < players.count; ++seat)
            list.push(players.get(seat).name)
        return list
    }
    readonly property bool isComplete: names.every(name => App.nameProblem(name) === "")

    function start() {
        if (App.begin(names.map(name => name.trim()), realDice))
            wanted("match")
    }

    // Turns the table until somebody else, or the same, sits first; the order round the table stays.
    function drawFirst() {
        const turns = Math.floor(Math.random() * players.count)
        players.move(0, players.count - turns, turns)
        players.changed()
    }

    Component.onCompleted: {
        const remembered = App.settings.names.slice(0, most)
        while (remembered.length < least)
            remembered.push("")
        for (const name of remembered)
            players.append({ name: name })
        players.changed()
    }
    Keys.onReturnPressed: bar.press()
    Keys.onEnterPressed: bar.press()

    ListModel {
        id: players

        // Bindings on what is in the rows do not hear of changes to them.
        function changed() {
            root.namesChanged()
        }
    }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("New match")
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

            Paper {
                width: parent.width
                height: table.height + 2 * Theme.gapLarge

                Column {
                    id: table
                    x: Theme.gapLarge
                    y: Theme.gapLarge
                    width: parent.width - 2 * x
                    spacing: Theme.gapSmall

                    AppText {
                        //: Heading over the players' names
                        text: qsTr("At the table")
                        font: Type.heading
                    }
                    Repeater {
                        model: players

                        SeatRow {
                            required property string name
                            required property int index

                            objectName: "seat" + index
                            width: table.width
                            seat: index
                            count: players.count
                            text: name
                            twice: name.trim() !== "" && root.names.filter(other => other.trim() === name.trim()).length > 1
                            removable: players.count > root.least
                            onEdited: typed => {
                                players.setProperty(index, "name", typed)
                                players.changed()
                            }
                            onMoved: by => {
                                players.move(index, index + by, 1)
                                players.changed()
                            }
                            onRemoved: {
                                players.remove(index)
                                players.changed()
                            }
                        }
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.gap

                        AppButton {
                            objectName: "addPlayer"
                            visible: players.count < root.most
                            //: Button: one more player
                            text: qsTr("Add a player")
                            iconName: "plus"
                            onClicked: {
                                players.append({ name: "" })
                                players.changed()
                            }
                        }
                        AppButton {
                            objectName: "drawFirst"
                            //: Button: chance decides who begins; the order round the table stays
                            text: qsTr("Draw who begins")
                            iconName: "dice"
                            onClicked: root.drawFirst()
                        }
                    }
                }
            }
            Paper {
                width: parent.width
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
        hasUndo: false
        mark: 0
        //: Button: begins the match
        mainText: qsTr("Start")
        mainDetail: root.isComplete
            //: Under "Start": %1 the player who begins
            ? qsTr("%1 begins").arg(root.names[0] ?? "")
            : qsTr("Everybody needs a name")
        mainPossible: root.isComplete
        onMainClicked: press()
    }
}
