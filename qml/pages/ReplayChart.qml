// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The score of every player round by round; where it is touched, the match goes to the end of that round.
Paper {
    id: root

    required property Replay replay

    // Wanted by touch: a point of the chart.
    signal picked(int point)

    AppText {
        id: heading
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        //: Heading over lines of scores
        text: root.replay.table.scoring ? qsTr("Score after each sheet") : root.replay.table.scoresHeading
        font: Type.squeezed(text, Type.nameLarge, width)
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ScoreChart {
        id: chart
        objectName: "chart"
        anchors.top: heading.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gap
        width: parent.width - 2 * x
        series: root.replay.series
        labels: root.replay.labels
        marker: root.replay.marker
        Accessible.role: Accessible.Graphic
        Accessible.name: root.replay.standing

        MouseArea {
            id: area
            anchors.fill: parent
            preventStealing: true
            onPressed: mouse => root.picked(chart.pointAt(mouse.x))
            onPositionChanged: mouse => root.picked(chart.pointAt(mouse.x))
        }
    }
}
