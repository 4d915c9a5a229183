// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Theme
import Pegsheet.Controls

TestCase {
    id: root

    name: "ScoreChart"
    visible: true
    when: windowShown
    width: 1620
    height: 400

    Component {
        id: component

        ScoreChart { width: 340; height: 200 }
    }

    function lines(players: int, points: int, height: int): var {
        return Array.from({ length: players }, (_, player) => ({
            name: "N" + player, mark: player, values: Array.from({ length: points }, (_, point) => point * height * (player + 1) / 10)
        }))
    }
    function labels(points: int): var {
        return Array.from({ length: points }, (_, point) => String(point))
    }

    function test_numbersAndLabelsNeverCollide_data() {
        const rows = []
        for (const width of [320, 700, 1600])
            for (const points of [2, 3, 15, 60])
                for (const players of [1, 2, 5])
                    rows.push({ tag: width + "px " + points + " points " + players + " players", width: width, points: points, players: players })
        return rows
    }
    function test_numbersAndLabelsNeverCollide(data) {
        const chart = createTemporaryObject(component, root, { width: data.width,
            series: lines(data.players, data.points, 7), labels: labels(data.points), marker: data.points / 2 })
        const shown = chart.shownLabels()
        verify(shown.length >= 2)
        for (let place = 1; place < shown.length; ++place) {
            const room = chart.xOf(shown[place]) - chart.xOf(shown[place - 1])
            const needed = (Type.widthOf(String(shown[place]), Type.small) + Type.widthOf(String(shown[place - 1]), Type.small)) / 2
            verify(room > needed + 4, shown.join(" "))
        }
        verify(shown.includes(Math.ceil(data.points / 2)) || data.points === 2)
        const heights = chart.tokenHeights().sort((one, other) => one - other)
        compare(heights.length, data.players)
        for (let place = 1; place < heights.length; ++place)
            verify(heights[place] - heights[place - 1] >= 20)
        verify(heights[0] >= 10 && heights[heights.length - 1] <= chart.height - 10)
        verify(chart.scale().length >= 2 && chart.scale().length <= 8)
    }
    function test_theScaleIsRoundNumbers_data() {
        return [
            { tag: "all none", values: [0, 0, 0], scale: [0, 1, 2, 3, 4, 5] },
            { tag: "up to 37", values: [0, 12, 37], scale: [0, 10, 20, 30] },
            { tag: "below none", values: [0, -7, 12], scale: [-5, 0, 5, 10] },
            { tag: "only losses", values: [0, -3, -9], scale: [-8, -6, -4, -2, 0] },
            { tag: "hundreds", values: [0, 120, 250], scale: [0, 50, 100, 150, 200, 250] }
        ]
    }
    function test_theScaleIsRoundNumbers(data) {
        const chart = createTemporaryObject(component, root, { height: 240,
            series: [{ name: "A", mark: 0, values: data.values }], labels: ["0", "1", "2"] })
        compare(chart.scale(), data.scale)
    }
    function test_whereItIsTouchedIsTheNearestPoint() {
        const chart = createTemporaryObject(component, root, { series: lines(2, 15, 3), labels: labels(15) })
        for (let point = 0; point < 15; ++point)
            compare(chart.pointAt(chart.xOf(point) + 3), point)
        compare(chart.pointAt(-50), 0)
        compare(chart.pointAt(5000), 14)
    }
    function test_aSinglePointAndNoLineAtAllAreShown() {
        const one = createTemporaryObject(component, root, { series: lines(2, 1, 3), labels: ["0"], marker: 0 })
        compare(one.pointAt(100), 0)
        const none = createTemporaryObject(component, root, { series: [], labels: [] })
        compare(none.shownLabels().length, 0)
        compare(none.scale().length, 0)
    }
    // Two equal lines: both are to be seen, and both tokens.
    function test_equalLinesShowBoth() {
        const equal = [{ name: "A", mark: 0, values: [0, 4, 8] }, { name: "B", mark: 1, values: [0, 4, 8] }]
        const both = createTemporaryObject(component, root, { series: equal, labels: labels(3) })
        const image = grabImage(both)
        const seen = { ada: 0, ben: 0 }
        const at = both.xOf(0.5)
        for (let x = Math.round(at) - 25; x < at + 25; ++x)
            for (let y = 0; y < 170; ++y) {
                seen.ada += Qt.colorEqual(image.pixel(x, y), Theme.pieces.player(0)) ? 1 : 0
                seen.ben += Qt.colorEqual(image.pixel(x, y), Theme.pieces.player(1)) ? 1 : 0
            }
        verify(seen.ada > 5, seen.ada)
        verify(seen.ben > 5, seen.ben)
    }
    // What a line is mostly between is a soft band around it, and the scale holds it.
    function test_aBandLiesAroundTheLine() {
        const chart = createTemporaryObject(component, root, { width: 600, labels: labels(3),
            series: [{ name: "", mark: 0, values: [10, 10, 10], lows: [4, 8, 10], highs: [24, 20, 10] }] })
        verify(chart.scale().includes(20))
        const image = grabImage(chart)
        const full = Theme.pieces.player(0)
        const x = Math.round(chart.xOf(0)) + 4
        let soft = 0
        for (let y = 0; y < 170; ++y) {
            const color = image.pixel(x, y)
            soft += Qt.colorEqual(color, Theme.paper) || Qt.colorEqual(color, full) ? 0 : 1
        }
        const bare = createTemporaryObject(component, root, { width: 600, labels: labels(3), series: [{ name: "", mark: 0, values: [10, 10, 10] }] })
        verify(!bare.scale().includes(20))
        verify(soft > 60, soft)
    }
    // Without colour: no two patterns are drawn alike. A line alone is whole: it needs no telling apart.
    function test_patternsDifferByMark() {
        const counts = [0, 1, 2, 3, 4].map(mark => {
            const chart = createTemporaryObject(component, root, { width: 600, series: [{ name: "", mark: mark, values: [2, 2, 2] }, { name: "", mark: (mark + 1) % 5, values: [0, 0, 0] }], labels: ["", "", ""] })
            const image = grabImage(chart)
            const color = Theme.pieces.player(mark)
            let y = 0
            for (let row = 20; row < 180 && y === 0; ++row)
                for (let x = 60; x < 200; ++x)
                    y = Qt.colorEqual(image.pixel(x, row), color) ? row : y
            let pattern = ""
            for (let x = 60; x < 200; ++x)
                pattern += Qt.colorEqual(image.pixel(x, y), color) ? "#" : "."
            return pattern
        })
        for (let one = 0; one < counts.length; ++one)
            for (let other = 0; other < one; ++other)
                verify(counts[one] !== counts[other], counts[one] + " of " + other + " and " + one)
        verify(!counts[0].includes("."))
    }
}
