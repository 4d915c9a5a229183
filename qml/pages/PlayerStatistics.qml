// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// How one player plays: in numbers, over time, how often which score, what the points came from.
CardColumns {
    id: root

    readonly property Statistics statistics: App.statistics

    width: parent?.width ?? 0
    height: implicitHeight

    StatisticsCard {
        //: Heading over a player's numbers
        title: qsTr("In numbers")

        FigureGrid {
            width: parent.width
            figures: root.statistics.numbers
            mark: root.statistics.mark
        }
    }
    StatisticsCard {
        visible: root.statistics.course.length > 1
        //: Heading over the line of a player's scores, match by match
        title: qsTr("Score over time")

        ScoreChart {
            objectName: "course"
            width: parent.width
            height: Math.max(200, Math.min(Math.round(width * 0.45), 280))
            series: [{ values: root.statistics.course, mark: root.statistics.mark, name: root.statistics.player }]
            labels: root.statistics.courseDays
            Accessible.role: Accessible.Graphic
            //: Spoken of the line of a player's scores; %1 all of them, the oldest first
            Accessible.name: qsTr("Scores, the oldest first: %1").arg(root.statistics.course.join(", ")) // qmllint disable type
        }
    }
    SourcesCard {}
    StatisticsCard {
        visible: root.statistics.ranks.length > 1
        //: Heading over bars: how often a player came first, second, third
        title: qsTr("Places")

        BarList {
            width: parent.width
            rows: root.statistics.ranks
            mark: root.statistics.mark
        }
    }
    SpreadCard {}
}
