// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Theme
import Pegsheet.Controls

TestCase {
    id: root

    name: "ChanceChart"
    visible: true
    when: windowShown
    width: 700
    height: 400

    FontMetrics {
        id: metrics
        font: Type.small
    }
    Component {
        id: component

        ChanceChart { width: 340; height: 200 }
    }

    function chartOf(chances: var, margins: var): var {
        const chart = createTemporaryObject(component, root, {
            bands: chances.map((values, player) => ({ name: "N" + player, mark: player, values: values })), labels: ["0", "1", "2"]
        })
        chart.places = [0, 0.5, 1, 2]
        chart.margins = margins
        return chart
    }
    function colorAt(chart: var, point: real, share: real): color {
        const image = grabImage(chart)
        const top = 10
        const plot = chart.height - top - Math.ceil(metrics.height) - 6
        return image.pixel(Math.round(chart.xOf(point)), Math.round(top + share * plot))
    }

    function test_theFirstPlayersBandIsOnTop() {
        const chart = chartOf([[0.5, 0.5, 0.75, 1], [0.5, 0.5, 0.25, 0]], [0, 0, 0, 0])
        verify(Qt.colorEqual(colorAt(chart, 1, 0.4), Theme.pieces.player(0)))
        verify(Qt.colorEqual(colorAt(chart, 1, 0.9), Theme.pieces.player(1)))
        verify(Qt.colorEqual(colorAt(chart, 1.9, 0.9), Theme.pieces.player(0)))
    }
    function test_chancesStandWhereTheTurnWas() {
        const chart = chartOf([[0.5, 0.1, 0.75, 1], [0.5, 0.9, 0.25, 0]], [0, 0, 0, 0])
        // Just behind the first turn, at the second, and halfway from the third to the end.
        verify(Qt.colorEqual(colorAt(chart, 0.02, 0.4), Theme.pieces.player(0)))
        verify(Qt.colorEqual(colorAt(chart, 0.5, 0.04), Theme.pieces.player(0)))
        verify(Qt.colorEqual(colorAt(chart, 0.5, 0.17), Theme.pieces.player(1)))
        verify(Qt.colorEqual(colorAt(chart, 1.5, 0.8), Theme.pieces.player(0)))
        verify(Qt.colorEqual(colorAt(chart, 1.5, 0.95), Theme.pieces.player(1)))
    }
    // Little known is soft: neither of the two colours stands there.
    function test_whatIsUncertainIsSoft() {
        const chart = chartOf([[0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]], [0, 0, 0, 0])
        verify(Qt.colorEqual(colorAt(chart, 1, 0.4), Theme.pieces.player(0)))
        chart.margins = [0.2, 0.2, 0.2, 0.2]
        verify(!Qt.colorEqual(colorAt(chart, 1, 0.4), Theme.pieces.player(0)))
        verify(Qt.colorEqual(colorAt(chart, 1, 0.2), Theme.pieces.player(0)))
    }
    // A flag on paper at the top, a line below it; nothing where it turned nowhere.
    function test_aFlagStandsWhereItTurned() {
        const chart = chartOf([[0.5, 0.5, 0.75, 1], [0.5, 0.5, 0.25, 0]], [0, 0, 0, 0])
        verify(Qt.colorEqual(colorAt(chart, 0.5, 0.3), Theme.pieces.player(0)))
        chart.turning = 0.5
        verify(Qt.colorEqual(colorAt(chart, 0.5, 0.3), Theme.ink))
        verify(Qt.colorEqual(colorAt(chart, 1.5, 0.3), Theme.pieces.player(0)))
    }
    // Also the tokens of those who lost everything.
    function test_everyTokenIsSeen() {
        const chart = chartOf([[0.25, 0, 0, 0], [0.25, 0, 0, 0], [0.25, 1, 1, 1], [0.25, 0, 0, 0]], [0, 0, 0, 0])
        const heights = chart.tokenHeights()
        compare(heights.length, 4)
        for (let place = 1; place < 4; ++place)
            verify(heights[place] - heights[place - 1] >= 20)
        verify(heights[0] >= 10 && heights[3] <= chart.height - 10)
    }
    function test_nothingIsDrawnBeforeAnythingIsKnown() {
        const chart = createTemporaryObject(component, root, { bands: [], labels: ["0", "1"] })
        compare(chart.tokenHeights().length, 0)
        compare(chart.pointAt(5000), 1)
    }
    function test_fewerPlacesThanValuesAreNoHarm() {
        const chart = createTemporaryObject(component, root, {
            bands: [{ name: "A", mark: 0, values: [0.2, 0.4, 1] }, { name: "B", mark: 1, values: [0.8, 0.6] }], labels: ["0", "1", "2"]
        })
        chart.places = [0, 1, 2]
        verify(Qt.colorEqual(colorAt(chart, 0.9, 0.2), Theme.pieces.player(0)))
        verify(!Qt.colorEqual(colorAt(chart, 1.9, 0.2), Theme.pieces.player(0)))
    }
}
