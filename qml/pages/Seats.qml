// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// Who sits where with which mark. No two have the same one.
ListModel {
    id: root

    readonly property int most: App.agreement.most
    readonly property int least: 1
    // As typed, in seat order, and the marks beside them: bindings do not hear of what changes inside the rows.
    property var names: []
    property var marks: []
    // By which of its players the app plays a seat; nothing where a person does.
    property var players: []
    // How many play: an empty last row behind two names or more waits for somebody and counts for nobody.
    readonly property int playing: names.length > 2 && names[names.length - 1].trim() === "" ? names.length - 1 : names.length
    readonly property bool hasRoom: names.length < most || names.some(name => name.trim() === "")

    function read() {
        const rows = []
        for (let seat = 0; seat < count; ++seat)
            rows.push(get(seat))
        names = rows.map(row => row.name)
        marks = rows.map(row => row.mark)
        players = rows.map(row => row.player)
    }

    function whoHas(mark: int): int {
        for (let seat = 0; seat < count; ++seat) {
            if (get(seat).mark === mark)
                return seat
        }
        return -1
    }

    function freeMark(): int {
        let mark = 0
        while (whoHas(mark) >= 0)
            ++mark
        return mark
    }

    function add(name: string) {
        const mark = App.people.markOf(name)
        append({ name: name, mark: mark >= 0 && whoHas(mark) < 0 ? mark : freeMark(), player: "" })
        read()
    }

    // Somebody known brings the mark along, unless it is taken.
    function rename(seat: int, name: string) {
        setProperty(seat, "name", name)
        const mark = App.people.markOf(name.trim())
        if (mark >= 0 && whoHas(mark) < 0)
            setProperty(seat, "mark", mark)
        read()
    }

    function sit(name: string) {
        const empty = names.findIndex(other => other.trim() === "")
        if (empty >= 0) {
            setProperty(empty, "player", "")
            rename(empty, name)
        }
        else
            add(name)
    }

    // What the app is called at the table: the second one is told apart.
    function appName(number: int): string {
        //: The name of a player whose seat the app plays; and of a second one, %1 a number
        return number === 1 ? qsTr("App") : qsTr("App %1").arg(number)
    }

    function isAppName(name: string): bool {
        for (let number = 1; number <= most; ++number) {
            if (App.people.areOne(name, appName(number)))
                return true
        }
        return false
    }

    // The app takes a seat, as the player of the middle.
    function sitApp() {
        let number = 1
        while (names.some(name => App.people.areOne(name, appName(number))))
            ++number
        sit(appName(number))
        const seat = names.indexOf(appName(number))
        playAs(seat, App.appPlayers[1])
    }

    function playAs(seat: int, player: string) {
        setProperty(seat, "player", player)
        read()
    }

    // Who has that mark gets the other one.
    function choose(seat: int, mark: int) {
        const other = whoHas(mark)
        if (other >= 0)
            setProperty(other, "mark", get(seat).mark)
        setProperty(seat, "mark", mark)
        read()
    }

    function shift(seat: int, by: int) {
        const to = Math.max(0, Math.min(count - 1, seat + by))
        if (to === seat)
            return
        move(seat, to, 1)
        read()
    }

    function take(seat: int) {
        remove(seat)
        read()
    }

    // Turns the table until somebody else, or the same, sits first; the order round the table stays. A row that waits goes first.
    function drawFirst() {
        if (playing < count)
            remove(count - 1)
        const turns = Math.floor(Math.random() * count)
        if (turns > 0)
            move(0, count - turns, turns)
        read()
    }

    // With the marks chosen before, and seats that the app plays, where they are told; where it plays none, those are left out.
    function show(remembered, chosen, playing) {
        remembered.slice(0, most).forEach((name, seat) => {
            const player = playing[seat] ?? ""
            if (player !== "" && !App.appPlayers.includes(player))
                return
            add(name)
            if (chosen !== undefined && chosen[seat] !== undefined && chosen[seat] >= 0)
                choose(count - 1, chosen[seat])
            setProperty(count - 1, "player", player)
        })
        read()
        // Who played alone the last time finds one seat where the game is for one, anybody else at least two.
        while (count < (remembered.length === 1 ? Math.max(1, App.agreement.fewest) : 2))
            add("")
    }

    function isTwice(name: string): bool {
        return name.trim() !== "" && names.filter(other => other.trim() === name.trim()).length > 1
    }
}
