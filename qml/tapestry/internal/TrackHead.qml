// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Tapestry

// A track as a button: what its next space brings and costs. A touch advances; one of the cost chooses what pays, where that can be
// chosen; the picture shows all spaces.
Item {
    id: root

    required property TapestryMatch match
    required property var track
    required property int seat
    // Whose it is, as it is spoken; empty where only one player's tracks are shown.
    property string owner
    // All spaces are shown.
    property bool isOpened: false
    readonly property color frame: Theme.pieces.trackFrame(track.track)

    signal opened

    readonly property bool isRoomy: height > Theme.touch

    implicitHeight: Theme.touch

    Touchable {
        id: picture
        objectName: "spaces" + root.track.track
        width: parent.height
        height: parent.height
        //: Spoken name of a button: %1 a track
        spokenName: joined(root.owner, qsTr("All spaces: %1").arg(root.track.name))
        checkable: true
        checked: root.isOpened
        onClicked: root.opened()
    }
    Touchable {
        id: head
        objectName: "advance" + root.track.track
        anchors.left: picture.right
        anchors.right: pay.visible ? pay.left : parent.right
        height: parent.height
        //: Spoken name of a button: a step; %1 a track, %2 the next space
        spokenName: joined(root.owner, root.track.space > 0 ? qsTr("%1, next space %2").arg(root.track.name).arg(root.track.space) : root.track.name)
        spokenDetail: root.track.space > 0 ? joined(root.track.says, root.track.costText, root.track.missing, root.track.helps) : root.track.missing
        possible: root.track.possible
        meaning: root.seat + "\n" + objectName + "\n" + root.match.position
        canHold: true
        onHeld: root.match.askCorrection(root.seat, "tracks." + root.track.id)
        onClicked: root.match.touch("advance", root.track.track)
        onRefused: root.match.tellTrack(root.seat, root.track.track)
    }
    Touchable {
        id: pay
        objectName: "pay" + root.track.track
        anchors.right: parent.right
        width: Math.max(Theme.touch, right.width + 2 * right.anchors.rightMargin)
        height: parent.height
        visible: root.track.canChoose
        //: Spoken name of a button: other resources than those proposed pay for a step; %1 a track
        spokenName: joined(root.owner, qsTr("%1: pay otherwise").arg(root.track.name))
        spokenDetail: root.track.costText ?? ""
        checkable: true
        checked: root.track.chosen
        onClicked: root.match.touch("payment", root.track.track)
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: head.down ? Theme.paperSunk : root.track.possible ? Theme.paper : Theme.paperSunk
        border.width: root.track.chosen ? Theme.lineBold : 1
        border.pixelAligned: false
        border.color: root.track.chosen ? Theme.yes : root.track.possible ? root.frame : Theme.edge
    }
    Rectangle {
        width: picture.width
        height: parent.height
        radius: Theme.radiusButton
        color: Theme.pieces.track(root.track.track)

        Icon {
            anchors.centerIn: parent
            name: root.track.icon
            size: root.isRoomy ? 32 : 24
            color: Theme.cardInk
        }
    }
    FittedText {
        id: name
        anchors.left: picture.right
        anchors.leftMargin: Theme.gap
        y: root.isRoomy ? Math.round(root.height / 2) - 24 : 3
        width: Math.min(implicitWidth, parent.width * 0.3)
        text: root.track.name
        font: root.isRoomy ? Type.bodyBold : Type.labelBold
    }
    AppText {
        anchors.left: name.left
        y: root.isRoomy ? Math.round(root.height / 2) + 3 : 23
        //: Under the name of a track: %1 the number of its next space
        text: root.track.space > 0 ? qsTr("to %1").arg(root.track.space) : ""
        color: Theme.inkSoft
        font: Type.small
    }
    // What the bonus brings stands behind the benefit, or below all of it.
    Flow {
        id: brings
        anchors.left: parent.left
        anchors.leftMargin: Math.round(picture.width + Math.min(110, parent.width * 0.3)) + Theme.gapLarge
        anchors.right: right.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        PictureRow {
            pictures: root.track.benefit ?? []
            size: root.isRoomy ? 28 : 20
            room: brings.width
        }
        PictureRow {
            visible: pictures.length > 0
            pictures: root.track.bonus ?? []
            color: Theme.inkSoft
            size: root.isRoomy ? 20 : 16
            room: brings.width
        }
    }
    Item {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: 5
        anchors.verticalCenter: parent.verticalCenter
        width: root.track.missing === "" ? pill.width : missing.width
        height: parent.height - 10

        Rectangle {
            id: pill
            width: cost.width + 12
            height: parent.height
            visible: root.track.missing === ""
            radius: Theme.radiusButton
            color: root.track.possible ? Theme.yes : Theme.inkFaint
            opacity: pay.down ? 0.8 : 1

            PictureRow {
                id: cost
                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round((parent.height - height - (other.visible ? other.height : 0)) / 2)
                pictures: root.track.cost ?? []
                color: Theme.paper
                size: root.isRoomy ? 24 : 18
            }
            // Something else can be chosen.
            Icon {
                id: other
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: cost.bottom
                visible: pay.visible
                rotation: root.track.chosen ? -90 : 90
                name: "chevron"
                size: 16
                color: Theme.paper
            }
        }
        AppText {
            id: missing
            anchors.verticalCenter: parent.verticalCenter
            visible: root.track.missing !== ""
            width: visible ? Math.round(root.width * 0.24) : 0
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignRight
            text: root.track.missing
            color: root.track.space > 0 ? Theme.danger : Theme.inkSoft
            font: Type.small
        }
    }
}
