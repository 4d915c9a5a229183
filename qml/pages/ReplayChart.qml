// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Where a match that is played back stood: the chances of every player turn by turn, or the scores round by round. Where it is
// touched, the match goes to the end of that round.
Paper {
    id: root

    required property Replay replay
    readonly property MatchReview review: replay.review
    // Finished sheets have no turns.
    readonly property bool hasChances: review !== null && !replay.table.scoring
    // There is nobody to beat: instead of chances there is a score to expect.
    readonly property bool isAlone: replay.table.names.length === 1
    // The chances rather than the scores.
    property bool showsChances: hasChances
    // qmllint disable type
    readonly property bool isAwake: Qt.application.state === Qt.ApplicationActive
    // qmllint enable type

    // The turn after which the winner was ahead to the end; without a turn where there is no such.
    readonly property var turned: (review?.turningPoint ?? -1) < 0 ? {} : review.turned

    // Wanted by touch: a point of the chart; a place of the match.
    signal picked(int point)
    signal placeWanted(int place)

    // Only while somebody looks.
    Binding {
        target: root.review
        property: "running"
        value: (root.showsChances || !root.hasChances) && root.visible && root.isAwake
        when: root.review !== null
    }
    AppText {
        id: heading
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        visible: !root.hasChances
        //: Heading over lines of scores
        text: root.replay.table.scoring ? qsTr("Score after each sheet") : root.replay.table.scoresHeading
        font: Type.squeezed(text, Type.nameLarge, width)
        Accessible.ignored: !visible
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    SegmentedSwitch {
        id: kind
        objectName: "chartSwitch"
        x: Theme.gap
        y: Theme.gap
        width: Math.min(turned.x - x - Theme.gap, 320)
        visible: root.hasChances
        //: Spoken: which of two charts is shown
        title: qsTr("Chart")
        options: [root.isAlone
            //: Which chart of a match is shown, played alone: the score to expect turn by turn, or the scores
            ? qsTr("Expected")
            //: Which chart of a match is shown: each player's chance to win turn by turn, or the scores
            : qsTr("Chances"), qsTr("Scores")]
        current: root.showsChances ? 0 : 1
        onChosen: index => root.showsChances = index === 0
    }
    IconButton {
        id: turned
        objectName: "turningPoint"
        x: parent.width - width - Theme.gap
        anchors.verticalCenter: kind.verticalCenter
        visible: chances.visible && root.turned.place !== undefined
        iconName: "flag"
        //: Button of a match played back: to the turn after which the winner was ahead to the end
        text: qsTr("Turning point")
        spokenDetail: root.turned.text ?? ""
        onClicked: root.placeWanted(root.turned.place)
    }
    Item {
        id: room
        objectName: "chart"
        anchors.top: kind.visible ? kind.bottom : heading.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gap
        width: parent.width - 2 * x
        Accessible.role: Accessible.Graphic
        Accessible.name: !root.showsChances || root.replay.chances === "" ? root.replay.standing
            //: Spoken of a chart of scores to expect, played alone; %1 "71.3 points, mostly 62 to 80"
            : root.isAlone ? qsTr("To expect, played on as the app does: %1").arg(root.replay.chances)
            //: Spoken of a chart of chances to win; %1 each player's before the turn that is looked at: "Ada 38 %, Ben 62 %"
            : qsTr("Chances, if all had played on as the app does: %1").arg(root.replay.chances)
        Accessible.description: chances.visible ? root.turned.text ?? "" : ""

        ScoreChart {
            id: scores
            objectName: "scoreChart"
            anchors.fill: parent
            visible: !root.showsChances || root.isAlone
            series: root.showsChances ? root.review?.expected ?? [] : root.replay.series
            labels: root.replay.labels
            marker: root.replay.marker
        }
        ChanceChart {
            id: chances
            objectName: "chanceChart"
            anchors.fill: parent
            visible: root.showsChances && !root.isAlone && bands.length > 0
            bands: root.review?.bands ?? []
            places: root.review?.places ?? []
            margins: root.review?.margins ?? []
            turning: root.review?.turningPoint ?? -1
            labels: root.replay.labels
            marker: root.replay.marker
        }
        SpokenText {
            objectName: "reviewProblem"
            anchors.centerIn: parent
            width: parent.width
            visible: root.showsChances && text !== ""
            text: root.review?.problem ?? ""
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignHCenter
        }
        MouseArea {
            anchors.fill: parent
            preventStealing: true
            onPressed: mouse => pick(mouse.x)
            onPositionChanged: mouse => pick(mouse.x)

            function pick(at: real) {
                root.picked((chances.visible ? chances : scores).pointAt(at))
            }
        }
    }
}
