// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Two continuations of a match side by side, move by move.
Column {
    id: root

    required property IncomingMatch arrival
    readonly property int half: Math.floor((width - Theme.gap) / 2)

    signal theirsWanted

    spacing: Theme.gap

    Item {
        width: parent.width
        height: Math.max(picture.height, words.height)

        Icon {
            id: picture
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            name: "fork"
            size: 24
            color: Theme.ink
        }
        SpokenText {
            id: words
            anchors.left: picture.right
            anchors.leftMargin: Theme.gapLarge
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.arrival.common
            font: Type.body
        }
    }
    Row {
        width: parent.width
        spacing: Theme.gap

        SidedMoves {
            objectName: "mineAfter"
            width: root.half
            height: Math.max(implicitHeight, theirs.implicitHeight)
            title: qsTr("This tablet")
            arrival: root.arrival
            moves: root.arrival.mineAfter
        }
        SidedMoves {
            id: theirs
            objectName: "theirsAfter"
            width: root.half
            height: parent.height
            title: qsTr("The code")
            arrival: root.arrival
            moves: root.arrival.theirsAfter
        }
    }
    EffectLine {
        width: parent.width
        isWarning: !root.arrival.joins
        text: root.arrival.effect
    }
    AppButton {
        objectName: "takeTheirs"
        visible: root.arrival.joins
        //: Button under two versions of a match, where both could be taken as well
        text: qsTr("Take theirs only")
        onClicked: root.theirsWanted()
    }
}
