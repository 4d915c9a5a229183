// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "ScoreTable"
    visible: true
    when: windowShown
    width: 360
    height: 400

    Component {
        id: component

        ScoreTable {
            width: 332
            height: implicitHeight
            players: [{ name: "Ada", mark: 0, isWinner: true }, { name: "Ben", mark: 1, isWinner: false }]
            lines: [{ label: "Errungenschaften", values: ["23", "17"], points: [23, 17], kind: "plain" },
                { label: "Katastrophen", values: ["−10", "–"], points: [-10, 0], kind: "loss" }, { label: "Summe", values: ["23", "17"], kind: "total" }]
        }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_everyLineIsHighAsItsWords() {
        const table = createTemporaryObject(component, root)
        const before = table.implicitHeight
        table.lines = table.lines.concat(table.lines)
        tryVerify(() => table.implicitHeight > before)
    }
    function test_barsAreMeasuredByTheLargestPart() {
        const table = createTemporaryObject(component, root)
        compare(table.largest, 23)
        const rows = findChild(table, "lines").children
        compare(rows[0].parts, [1, 17 / 23])
        compare(rows[1].parts, [-10 / 23, 0])
        compare(rows[2].parts, [])
    }
    // As on the tabs of a match: no dots where there is no room for them.
    function test_fiveNamesShowTheirBeginning() {
        const players = ["Ada", "Benedikt-Maximilian", "Cleo", "Dov", "Friederike"].map((name, mark) => ({ name, mark, isWinner: mark === 0 }))
        const lines = [{ label: "Summe", values: ["1", "2", "3", "4", "5"], kind: "total" }]
        const table = createTemporaryObject(component, root, { players, lines })
        for (const [seat, beginning] of [[0, "Ada"], [1, "Bene"], [4, "Fried"]]) {
            const name = findChild(table, "name" + seat)
            verify(name.text.startsWith(beginning) && !name.truncated, name.text)
        }
    }
    function test_columnsFit() {
        const table = createTemporaryObject(component, root)
        verify(table.labelWidth + table.columnWidth * 2 <= table.width)
    }
}
