// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// What the points came from.
StatisticsCard {
    visible: App.statistics.sources.length > 0
    //: Heading over bars: what points came from, on average
    title: qsTr("Where the points come from")

    BarList {
        width: parent.width
        rows: App.statistics.sources
        mark: App.statistics.mark
    }
}
