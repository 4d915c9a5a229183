// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// How often which score came.
StatisticsCard {
    //: Heading over columns: how often there was which score
    title: qsTr("How often which score")

    ColumnChart {
        objectName: "spread"
        width: parent.width
        height: Math.max(implicitHeight, Math.min(Math.round(width * 0.4), 240))
        columns: App.statistics.spread
        mark: App.statistics.mark
    }
}
