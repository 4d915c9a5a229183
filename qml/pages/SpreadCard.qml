// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// How often which score came.
StatisticsCard {
    id: root

    //: Heading over columns: how often there was which score
    title: qsTr("How often which score")
    leastInside: columns.implicitHeight

    ColumnChart {
        id: columns
        objectName: "spread"
        width: parent.width
        height: root.inside > 0 ? root.inside : Math.max(implicitHeight, Math.min(Math.round(width * 0.4), 240))
        columns: App.statistics.spread
        mark: App.statistics.mark
    }
}
