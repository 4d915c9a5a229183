// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// A player's scores, match by match.
StatisticsCard {
    id: root

    visible: App.statistics.course.length > 1
    //: Heading over the line of a player's scores, match by match
    title: qsTr("Score over time")
    leastInside: 150

    ScoreChart {
        objectName: "course"
        width: parent.width
        height: root.inside > 0 ? root.inside : Math.max(200, Math.min(Math.round(width * 0.45), 280))
        series: [{ values: App.statistics.course, mark: App.statistics.mark, name: App.statistics.player }]
        labels: App.statistics.courseDays
        Accessible.role: Accessible.Graphic
        //: Spoken of the line of a player's scores; %1 all of them, the oldest first
        Accessible.name: qsTr("Scores, the oldest first: %1").arg(App.statistics.course.join(", ")) // qmllint disable type
    }
}
