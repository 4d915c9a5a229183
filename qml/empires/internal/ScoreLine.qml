// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Where a player stands: points of the track, healthy places, strength, the start marker. A long touch puts the points right; a short
// one tells that they were.
Touchable {
    id: root

    required property EmpiresMatch match
    required property var sheet
    // Under the name of the player, where there is little width: the points large, the rest beside them in small letters.
    property bool isShort: false
    property font wordFont: isShort ? Type.small : Type.bodyBold
    // What is being entered is not worked out yet.
    readonly property bool isKnown: match.stage !== "sheet" || sheet.done

    //: Points of a player on the score track
    readonly property string onTrack: qsTr("%1 pt").arg(String(sheet.score).replace("-", "−"))
    readonly property string ifEnded: !match.showsTotal ? ""
        //: Behind the points of a player: %1 points as if the match ended now
        : qsTr("%1 if it ended now").arg(String(sheet.total).replace("-", "−"))
    readonly property string points: onTrack + (ifEnded === "" ? "" : " · " + ifEnded)
    //: Of a player: how many places are not destroyed, and the strength of abilities in a Conflict
    readonly property string rest: qsTr("%1 healthy · strength %2").arg(sheet.healthy).arg(sheet.strength)

    objectName: "score"
    visible: isKnown
    implicitHeight: Math.max(Theme.touch, words.height + Theme.gap)
    spokenName: joined(sheet.name, points)
    //: Behind the name of who has the start marker
    spokenDetail: joined(rest, sheet.isStart ? qsTr("start marker") : "")
    canHold: true
    onHeld: match.askCorrection(sheet.seat, "score")
    onClicked: {
        if (match.correctionOf(sheet.seat, "score") !== "")
            match.explain(sheet.seat, "score")
    }

    Rectangle {
        anchors.fill: parent
        visible: root.down
        color: Theme.paperSunk
    }
    AppText {
        id: figure
        x: Theme.gap
        width: root.isShort ? Math.ceil(implicitWidth) : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: root.isShort
        text: root.onTrack
        font: Type.figure
        color: Theme.pieces.player(root.sheet.mark)
    }
    AppText {
        id: words
        anchors.left: figure.right
        anchors.leftMargin: root.isShort ? Theme.gap : 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.isShort ? (root.ifEnded === "" ? root.rest : root.ifEnded)
            : root.points + " · " + root.rest
                //: Behind the name of who has the start marker
                + (root.sheet.isStart ? " · " + qsTr("start marker") : "")
        font: root.wordFont
    }
}
