// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Where a player stands: points of the track, healthy places, strength, the start marker. A long touch puts the points right.
Touchable {
    id: root

    required property EmpiresMatch match
    required property var sheet
    // Under the name of the player, where there is little room.
    property bool isShort: false
    property font wordFont: isShort ? Type.label : Type.bodyBold
    // What is being entered is not worked out yet.
    readonly property bool isKnown: match.stage !== "sheet" || sheet.done

    //: Points of a player on the score track
    readonly property string onTrack: qsTr("%1 pt").arg(String(sheet.score).replace("-", "−"))
    readonly property string points: onTrack + (match.showsTotal
        //: Behind the points of a player: %1 points as if the match ended now
        ? " · " + qsTr("%1 if it ended now").arg(String(sheet.total).replace("-", "−")) : "")
    //: Of a player: how many places are not destroyed, and the strength of abilities in a Conflict
    readonly property string rest: qsTr("%1 healthy · strength %2").arg(sheet.healthy).arg(sheet.strength)

    //: Of a player: how many places are not destroyed
    readonly property string healthy: qsTr("%1 healthy").arg(sheet.healthy)

    objectName: "score"
    visible: isKnown
    implicitHeight: Math.max(Theme.touch, words.height + Theme.gap)
    spokenName: joined(sheet.name, points)
    //: Behind the name of who has the start marker
    spokenDetail: joined(rest, sheet.isStart ? qsTr("start marker") : "")
    canHold: true
    onHeld: match.askCorrection(sheet.seat, "score")
    onClicked: match.explain(sheet.seat, "score")

    Rectangle {
        anchors.fill: parent
        visible: root.down
        color: Theme.paperSunk
    }
    AppText {
        id: words
        x: Theme.gap
        width: parent.width - 2 * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.points + " · " + (root.isShort ? root.healthy : root.rest)
            //: Behind the name of who has the start marker
            + (root.sheet.isStart && !root.isShort ? " · " + qsTr("start marker") : "")
        font: root.wordFont
    }
}
