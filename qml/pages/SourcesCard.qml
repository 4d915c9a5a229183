// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// What the points came from.
StatisticsCard {
    id: root

    visible: App.statistics.sources.length > 0
    //: Heading over bars: what points came from, on average
    title: qsTr("Where the points come from")
    leastInside: bars.least

    BarList {
        id: bars
        width: parent.width
        room: root.inside
        rows: App.statistics.sources
        mark: App.statistics.mark
    }
}
