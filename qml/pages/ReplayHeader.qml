// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// The top of a match played back: its day, the way to the sheets where they are a page of their own, and to its code where
// it is the match that is open.
PageHeader {
    id: root

    required property Replay replay
    property bool hasSteps: false
    property bool hasPages: false
    // A sheet is shown instead of the scores.
    property bool isAway: false

    signal turned
    signal codeWanted

    title: replay.title

    ReplaySteps {
        anchors.verticalCenter: parent?.verticalCenter
        visible: root.hasSteps && !root.replay.table.scoring
        replay: root.replay
    }
    AppButton {
        objectName: "replaySheets"
        visible: root.hasPages
        kind: AppButton.Quiet
        //: Button: from the sheets of a match played back to the lines of its scores
        text: root.isAway ? qsTr("Scores")
            //: Button: every player's sheet as it lay at that place of the match
            : qsTr("Show the sheets")
        onClicked: root.turned()
    }
    CaptionButton {
        objectName: "replayCode"
        captioned: root.width >= 1000
        visible: root.replay.open
        iconName: "code"
        text: qsTr("Share this match")
        onClicked: root.codeWanted()
    }
}
