// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The chart and the move of now: one above the other, or side by side. Where they would be too low they scroll.
ScrollArea {
    id: root

    required property Replay replay
    property bool isRow: false
    // Every sheet is shown beside it.
    property bool hasTable: false
    readonly property int half: Math.floor((width - 3 * Theme.gap) / 2)
    // No higher than a chart is good to read.
    readonly property int chartMost: 640
    readonly property int chartLeast: 140

    function goTo(place: int) {
        replay.playing = false
        replay.place = place
    }

    contentHeight: isRow ? height : Math.max(height, chartLeast + card.implicitHeight + 3 * Theme.gap)

    ReplayChart {
        id: chart
        x: Theme.gap
        y: Theme.gap
        width: root.isRow ? root.half : root.width - 2 * Theme.gap
        height: root.isRow ? root.height - 2 * Theme.gap
            : Math.min(root.chartMost, root.contentHeight - card.implicitHeight - 3 * Theme.gap)
        replay: root.replay
        onPicked: point => root.goTo(root.replay.rounds[point])
        onPlaceWanted: place => root.goTo(place)
    }
    ReplayCard {
        id: card
        x: root.isRow ? root.half + 2 * Theme.gap : Theme.gap
        y: root.isRow ? Theme.gap : chart.y + chart.height + Theme.gap
        width: chart.width
        height: root.isRow ? chart.height : implicitHeight
        isBrief: root.isRow || root.hasTable
        replay: root.replay
    }
}
