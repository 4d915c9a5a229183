// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The seats of a new match, and the names that sit there; below, who has played before.
Paper {
    id: root

    readonly property var names: seats.names
    readonly property var marks: seats.marks
    readonly property var players: seats.players
    readonly property int playing: seats.playing
    readonly property var owners: {
        const list = []
        marks.forEach((mark, seat) => list[mark] = (names[seat] ?? "").trim())
        return list
    }
    readonly property var guests: seats.hasRoom
        ? App.people.list.filter(person => !seats.isAppName(person.name) && !names.some(name => App.people.areOne(name, person.name))).slice(0, 8) : [] // qmllint disable type
    // The app can play a seat.
    property bool takesApp: App.appPlayers.length > 0
    // Where in the row dragged the finger took hold, and where it is.
    property real hold: 0
    property real finger: 0

    // Who was drawn to begin, until the seats change.
    property string drawn

    function show(remembered, marks, players) {
        seats.show(remembered, marks, players)
    }

    // False when no choice of marks was open.
    function closeChoices(): bool {
        let wasOpen = false
        for (let seat = 0; seat < rows.count; ++seat) {
            const row = rows.itemAt(seat)
            wasOpen = wasOpen || row.choosing
            row.choosing = false
        }
        return wasOpen
    }

    function draw() {
        seats.drawFirst()
        drawn = rows.itemAt(0).spokenName // qmllint disable type
    }

    // From a name to the next one, a new one after the last; from a last one that stays empty, or is the last there can be, to what
    // comes then.
    function goOn(seat: int) {
        const isLast = seat + 1 === seats.count
        const isEmpty = names[seat].trim() === ""
        if (isLast && isEmpty && seats.count > Math.max(seats.least, App.agreement.fewest))
            seats.take(seat)
        else if (isLast && !isEmpty && seats.count < seats.most)
            seats.add("")
        if (seat + 1 < seats.count)
            rows.itemAt(seat + 1).takeKeyboard() // qmllint disable type
        else
            root.seated()
    }

    // Half over a neighbour, the row dragged changes places with it.
    function drag(row: Item, index: int) {
        const above = rows.itemAt(index - 1)
        const below = rows.itemAt(index + 1)
        const top = finger - hold
        if (above !== null && top < above.y + above.height / 2)
            seats.shift(index, -1)
        else if (below !== null && top + row.height > below.y + below.height / 2)
            seats.shift(index, 1)
        seatRows.forceLayout()
    }

    // Everybody has been typed in.
    signal seated

    onNamesChanged: drawn = ""
    implicitHeight: content.height + 2 * Theme.gapLarge

    Seats {
        id: seats
    }
    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            // What stands below it lies on whole pixels.
            height: Math.ceil(implicitHeight)
            //: Heading over the players' names
            text: qsTr("At the table")
            font: Type.heading
        }
        Column {
            id: seatRows
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                id: rows
                model: seats

                SeatRow {
                    id: row

                    required property string name
                    required property string player
                    required property int index

                    objectName: "seat" + index
                    width: seatRows.width
                    z: dragging ? 1 : 0
                    seat: index
                    count: seats.count
                    text: name
                    twice: seats.isTwice(name)
                    plays: index < seats.playing
                    isAsked: index === Math.max(0, root.names.findIndex(other => other.trim() === ""))
                    removable: seats.count > seats.least
                    appPlayer: player
                    owners: root.owners
                    table: seatRows
                    transform: Translate {
                        y: row.dragging ? root.finger - root.hold - row.y : 0
                    }
                    onEdited: typed => seats.rename(index, typed)
                    onMarkWanted: mark => seats.choose(index, mark)
                    onPlayerWanted: player => seats.playAs(index, player)
                    onGrabbed: at => {
                        root.hold = at - y
                        root.finger = at
                    }
                    onDragged: to => {
                        root.finger = to
                        root.drag(row, index)
                    }
                    onMoved: by => seats.shift(index, by)
                    onRemoved: seats.take(index)
                    onEntered: root.goOn(index)
                }
            }
        }
        AppText {
            width: parent.width
            height: Math.ceil(implicitHeight)
            wrapMode: Text.Wrap
            text: root.drawn === "" ? qsTr("Drag the lines to change seats. Touch a token to change colour and shape.")
                //: After the draw: %1 a player
                : qsTr("Drawn: %1 begins. The order round the table stays.").arg(root.drawn)
            color: root.drawn === "" ? Theme.inkSoft : Theme.ink
            font: Type.small
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Flow {
            width: parent.width
            spacing: Theme.gapSmall
            visible: root.guests.length > 0

            Repeater {
                model: root.guests

                PersonChip {
                    required property var modelData

                    objectName: "chip_" + playerName
                    playerName: modelData.name
                    mark: modelData.mark
                    onClicked: seats.sit(playerName)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            AppButton {
                objectName: "addPlayer"
                visible: seats.count < seats.most
                //: Button: one more player
                text: qsTr("Add a player")
                iconName: "plus"
                onClicked: {
                    seats.add("")
                    rows.itemAt(seats.count - 1).takeKeyboard() // qmllint disable type
                }
            }
            AppButton {
                objectName: "addApp"
                visible: root.takesApp && seats.hasRoom
                //: Button: the app takes a seat and plays it
                text: qsTr("The app plays along")
                iconName: "processor"
                onClicked: seats.sitApp()
            }
            AppButton {
                objectName: "drawFirst"
                visible: seats.count > 1
                //: Button: chance decides who begins; the order round the table stays
                text: qsTr("Draw who begins")
                iconName: "dice"
                onClicked: root.draw()
            }
        }
    }
}
