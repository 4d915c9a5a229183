// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// How long this turn, all turns of who acts and the match take, in a quiet line. A touch pauses the clock and goes on.
Touchable {
    id: root

    readonly property TurnClock clock: App.turnClock
    readonly property string sums: clock.player === clock.match ? clock.match
        //: Times in a match: %1 of all turns of who acts ("12 min"), %2 of everybody's
        : qsTr("%1 of %2").arg(clock.player).arg(clock.match)

    objectName: "clockStrip"
    implicitHeight: Theme.touch
    spokenName: clock.paused ? qsTr("Go on with the clock") : qsTr("Pause the clock")
    spokenDetail: times.text
    onClicked: clock.paused = !clock.paused

    Icon {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        name: root.clock.paused ? "play" : "pause"
        size: 14
        color: Theme.inkSoft
    }
    AppText {
        id: times
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        //: The clock of a match: %1 this turn so far as "1:24"
        text: root.clock.paused ? qsTr("Paused at %1").arg(root.clock.turn) : qsTr("This turn %1").arg(root.clock.turn)
        color: Theme.inkSoft
        font: Type.label
    }
    AppText {
        anchors.left: times.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: root.sums
        color: Theme.inkSoft
        font: Type.label
    }
}
