// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// Who won how often, and how well everybody plays.
CardColumns {
    id: root

    readonly property Statistics statistics: App.statistics

    width: parent?.width ?? 0
    height: implicitHeight

    StatisticsCard {
        //: Heading over the players, who won most first
        title: qsTr("Who wins")

        StatisticsTable {
            width: parent.width
            people: root.statistics.table
            onChosen: name => root.statistics.player = name
        }
    }
    StatisticsCard {
        title: qsTr("All together")

        FigureGrid {
            width: parent.width
            figures: root.statistics.numbers
        }
    }
    SourcesCard {}
    SpreadCard {}
}
