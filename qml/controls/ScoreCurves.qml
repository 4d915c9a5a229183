// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// How scores went round by round: a line a player, under a heading.
Paper {
    id: root

    required property string heading
    // One a player: {name, mark, values}; and what stands below the values.
    required property var series
    required property var labels

    // How high it may be, where that is more than it needs.
    property real room: 0

    height: title.height + chart.height + 3 * Theme.gap

    AppText {
        id: title
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        text: root.heading
        font: Type.squeezed(text, Type.nameLarge, width)
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    ScoreChart {
        id: chart
        anchors.top: title.bottom
        anchors.topMargin: Theme.gap
        x: Theme.gap
        width: parent.width - 2 * x
        height: Math.max(180, Math.min(Math.round(width * 0.4), 300), root.room - title.height - 3 * Theme.gap)
        series: root.series
        labels: root.labels
        Accessible.role: Accessible.Graphic
        //: Spoken of the lines of scores; %1 for each player the name and the score after every round
        Accessible.name: qsTr("Scores by round: %1").arg(root.series.map(line => line.name + " " + line.values.join(", ")).join("; "))
    }
}
