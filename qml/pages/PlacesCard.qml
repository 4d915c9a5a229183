// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// How often a player came first, second, third.
StatisticsCard {
    id: root

    visible: App.statistics.ranks.length > 1
    //: Heading over bars: how often a player came first, second, third
    title: qsTr("Places")
    leastInside: bars.least

    BarList {
        id: bars
        width: parent.width
        room: root.inside
        rows: App.statistics.ranks
        mark: App.statistics.mark
    }
}
