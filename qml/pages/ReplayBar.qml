// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Below a match played back: a step back, play or stop, a step on, and a new match from here. On a phone lying on its
// side the rail is among them.
Rectangle {
    id: root

    required property Replay replay
    property bool hasRail: false

    signal playOnWanted

    function step(forward: bool) {
        replay.playing = false
        if (forward)
            replay.forward()
        else
            replay.back()
    }

    implicitHeight: Theme.barHeight
    color: Theme.paper

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.edge
    }
    Row {
        id: steps
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        spacing: Theme.gap

        IconButton {
            objectName: "stepBack"
            framed: true
            iconName: "previous"
            //: Buttons of a match that is played back
            text: qsTr("A step back")
            possible: root.replay.place > 0
            onClicked: root.step(false)
        }
        Touchable {
            id: play
            objectName: "play"
            implicitWidth: 64
            implicitHeight: Theme.buttonHeight
            possible: root.replay.moves > 0
            spokenName: root.replay.playing ? qsTr("Stop") : qsTr("Play")
            onClicked: root.replay.playing = !root.replay.playing

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusButton
                opacity: play.down ? 0.8 : 1
                color: Theme.pieces.player(root.replay.mark)
            }
            Icon {
                anchors.centerIn: parent
                name: root.replay.playing ? "pause" : "play"
                size: 20
                color: root.replay.mark < 0 ? Theme.slipInk : Theme.accentInk
            }
        }
        IconButton {
            objectName: "stepOn"
            framed: true
            iconName: "next"
            text: qsTr("A step on")
            possible: root.replay.place < root.replay.moves
            onClicked: root.step(true)
        }
    }
    Loader {
        anchors.left: steps.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: playOn.visible ? playOn.left : parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        active: root.hasRail
        sourceComponent: ReplayScrubber {
            replay: root.replay
        }
    }
    AppButton {
        id: playOn
        objectName: "playOn"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.replay.canPlayOn
        width: Math.min(implicitWidth, root.hasRail ? 150 : 480, root.width - steps.width - 3 * Theme.gap)
        height: Theme.buttonHeight
        //: Button: a new match that begins as another one was at this place
        text: qsTr("Play on from here")
        onClicked: root.playOnWanted()
    }
}
