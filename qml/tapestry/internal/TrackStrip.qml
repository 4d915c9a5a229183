// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Tapestry

// A track with everybody's tokens and its landmarks. A touch says in words what stands there; a key says it of the space that was
// reached last, and arrows of those beside it.
Touchable {
    id: root

    required property TapestryMatch match
    required property int track
    // Beside whose board it lies, as it is spoken; empty where there is only one.
    property string owner
    // Where the player who is looked at goes next; 0: nowhere.
    property int next: 0
    readonly property var lane: match.board[track]
    // The space that keys have gone to; -1: none.
    property int chosen: -1
    readonly property int keySpace: chosen >= 0 ? chosen : next > 0 ? next - 1 : 12

    // So many spaces on; false where there is none.
    function choose(by: int): bool {
        const space = keySpace + by
        if (space < 0 || space > 12)
            return false
        chosen = space
        match.tellSpace(track, space)
        return true
    }

    objectName: "strip" + track
    implicitHeight: shown.implicitHeight
    //: Spoken name: everybody's tokens on a track; %1 the track
    spokenName: joined(owner, qsTr("%1: who stands where").arg(lane.name))
    spokenDetail: lane.says
    keyPoint: Qt.point((keySpace + 0.5) / 13 * width, height / 2)
    onNextChanged: chosen = -1
    Keys.onLeftPressed: event => event.accepted = choose(-1)
    Keys.onRightPressed: event => event.accepted = choose(1)
    onClicked: match.tellSpace(track, Math.max(0, Math.min(12, Math.floor(touchedAt.x / width * 13))))

    TrackLane {
        id: shown
        anchors.fill: parent
        board: root.match.board
        track: root.track
        next: root.next
        names: root.match.names
        marks: root.match.marks
    }
}
