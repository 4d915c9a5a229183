// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// How the scores of a match went, as lines round by round; nothing where only finished sheets were counted.
Paper {
    id: root

    required property TableMatch match

    visible: !match.scoring && course.labels.length > 2
    height: heading.height + chart.height + 3 * Theme.gap

    ScoreCourse {
        id: course
        match: root.match
    }
    AppText {
        id: heading
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        text: root.match.scoresHeading
        font: Type.squeezed(text, Type.nameLarge, width)
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ScoreChart {
        id: chart
        anchors.top: heading.bottom
        anchors.topMargin: Theme.gap
        x: Theme.gap
        width: parent.width - 2 * x
        height: Math.max(180, Math.min(Math.round(width * 0.4), 300))
        series: course.series
        labels: course.labels
        Accessible.role: Accessible.Graphic
        //: Spoken of the lines of scores; %1 for each player the name and the score after every round
        Accessible.name: qsTr("Scores by round: %1").arg(course.series.map(line => line.name + " " + line.values.join(", ")).join("; ")) // qmllint disable type
    }
}
