// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The seats of a new match, and the names that sit there.
Paper {
    id: root

    readonly property int most: 4
    readonly property int least: 2
    // As typed, in seat order.
    property var names: []

    function show(remembered) {
        const list = remembered.slice(0, most)
        while (list.length < least)
            list.push("")
        for (const name of list)
            players.append({ name: name })
        read()
    }

    // Bindings do not hear of what changes inside the rows.
    function read() {
        const list = []
        for (let seat = 0; seat < players.count; ++seat)
            list.push(players.get(seat).name)
        names = list
    }

    // Turns the table until somebody else, or the same, sits first; the order round the table stays.
    function drawFirst() {
        const turns = Math.floor(Math.random() * players.count)
        players.move(0, players.count - turns, turns)
        read()
    }

    function isTwice(name: string): bool {
        return name.trim() !== "" && names.filter(other => other.trim() === name.trim()).length > 1
    }

    implicitHeight: table.height + 2 * Theme.gapLarge

    ListModel {
        id: players
    }
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
                twice: root.isTwice(name)
                removable: players.count > root.least
                onEdited: typed => {
                    players.setProperty(index, "name", typed)
                    root.read()
                }
                onMoved: by => {
                    players.move(index, index + by, 1)
                    root.read()
                }
                onRemoved: {
                    players.remove(index)
                    root.read()
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
                    root.read()
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
