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
    // How many play: an empty last row behind two names or more waits for somebody and counts for nobody.
    readonly property int playing: names.length > 2 && names[names.length - 1].trim() === "" ? names.length - 1 : names.length
    readonly property bool hasRoom: names.length < most || names.some(name => name.trim() === "")

    function read() {
        const rows = []
        for (let seat = 0; seat < count; ++seat)
            rows.push(get(seat))
        names = rows.map(row => row.name)
        marks = rows.map(row => row.mark)
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
        append({ name: name, mark: mark >= 0 && whoHas(mark) < 0 ? mark : freeMark() })
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
        if (empty >= 0)
            rename(empty, name)
        else
            add(name)
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

    // With the marks chosen before, where they are told.
    function show(remembered, chosen) {
        remembered.slice(0, most).forEach((name, seat) => {
            add(name)
            if (chosen !== undefined && chosen[seat] !== undefined && chosen[seat] >= 0)
                choose(seat, chosen[seat])
        })
        // Who played alone the last time finds one seat where the game is for one, anybody else at least two.
        while (count < (remembered.length === 1 ? Math.max(1, App.agreement.fewest) : 2))
            add("")
    }

    function isTwice(name: string): bool {
        return name.trim() !== "" && names.filter(other => other.trim() === name.trim()).length > 1
    }
}
