// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// A place in a wide row: picture, value, what lies there. A touch does what is asked for, a long one puts it right.
Touchable {
    id: root

    required property EmpiresMatch match
    required property int seat
    required property var place
    // Whether the round asks this player's row.
    required property bool isTurn
    // Keys begin at what may be chosen.
    readonly property bool isWhereKeysBegin: place.asked
    // It can be chosen, or repaired, or has just been moved.
    readonly property bool isFramed: place.asked || place.repairs || place.moved
    readonly property bool isRoomy: width >= 84
    // Points and what repairing takes have room beside each other.
    readonly property bool isBelow: width < 74 && gain !== "" && place.costs !== ""
    readonly property color mark: place.destroyed ? Theme.trayInkSoft : Theme.ink
    // Whether another place of the row could fall instead.
    property bool isChoice: false
    // How far it is to the next place of the row.
    required property real step
    // In pencil: how many points come of it
    readonly property string gain: place.gain === 0 ? "" : (place.gain > 0 ? "+" : "−") + Math.abs(place.gain)
    //: In a place of a row that is destroyed
    readonly property string condition: place.destroyed ? qsTr("destroyed")
        //: In a place of a row that an open Disaster would destroy, unless another one is chosen
        : place.threatened && isChoice ? qsTr("may fall")
        //: In a place of a row that an open Disaster would destroy
        : place.threatened ? qsTr("falls") : ""
    // Points and what repairing takes have its line: a value that is struck out, or the frame, says it all the same.
    readonly property string shownCondition: gain === "" && place.costs === "" ? condition : ""
    // Which Disasters hit it, where that is more than its position, and how many of them are left.
    readonly property string dangers: [
        //: Of a healthy place: %1 the numbers of Disasters that would destroy it
        place.isDeflected ? qsTr("hit by %1").arg(place.hitBy) : "", place.unseen].filter(part => part !== "").join("\n")
    readonly property string cards: place.cards.map(card => joined(card.name, card.came, card.says, card.exhausted
        //: An Innovation that is exhausted
        ? qsTr("exhausted") : "")).join("; ")

    objectName: isTurn ? "place" + place.position : "place" + place.position + "@" + seat
    //: Spoken name of a place in a row: %1 a player, %2 its position, %3 what it is
    spokenName: qsTr("%1, position %2: %3").arg(match.names[seat]).arg(place.position).arg(place.name)
    spokenDetail: joined(condition,
        //: Spoken of a place that can be repaired: %1 what that costs, "4 Hammers"
        place.costs === "" ? "" : qsTr("costs %1").arg(place.costs), place.preview, place.says, cards, dangers)
    canHold: true
    onHeld: match.askCorrection(seat, "row/" + place.position)
    onClicked: match.touchPlace(seat, place.position)
    z: place.movedFrom > 0 ? 1 : 0
    transform: CrossOver {
        from: root.place.movedFrom > 0 ? (root.place.movedFrom - root.place.position) * root.step : 0
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.place.destroyed ? Theme.holeDeep : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.isFramed || root.place.threatened ? 3 : 1
        border.pixelAligned: false
        border.color: root.isFramed ? Theme.yes : root.place.threatened ? Theme.danger : root.place.destroyed ? Theme.trayLine : Theme.edge
    }
    Icon {
        x: 6
        y: 5
        name: Signs.places[root.place.location]
        size: root.isRoomy ? 24 : 20
        color: root.mark
    }
    AppText {
        anchors.right: parent.right
        anchors.rightMargin: 6
        y: root.isRoomy ? 2 : 6
        visible: root.place.value > 0 && (root.isRoomy || !root.place.destroyed)
        text: String(root.place.value)
        font: root.isRoomy ? Type.score : Type.bodyBold
        color: root.mark

        // What is destroyed is worth nothing any more.
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.lineBold
            visible: root.place.destroyed
            color: root.mark
        }
    }
    Icon {
        anchors.right: parent.right
        anchors.rightMargin: 6
        y: 6
        visible: root.place.destroyed && !root.isRoomy
        name: "fire"
        size: 20
        color: root.mark
    }
    AppText {
        x: root.isRoomy ? 6 : 3
        y: 30
        width: parent.width - 2 * x
        height: 32
        wrapMode: root.isRoomy ? Text.NoWrap : Text.Wrap
        maximumLineCount: root.isRoomy ? 1 : 2
        text: root.place.name
        font: root.isRoomy ? Type.squeezed(text, Type.label, width) : Type.fitting(text, Type.small, width - 3)
        color: root.mark
    }
    FittedText {
        x: 6
        y: 46
        width: parent.width - 12
        visible: root.isRoomy
        text: root.shownCondition
        font: Type.labelBold
        color: root.place.destroyed ? root.mark : Theme.danger
    }
    // In pencil: points that would come of choosing it.
    FittedText {
        id: gain
        anchors.right: parent.right
        anchors.rightMargin: 6
        y: root.isRoomy ? 46 : 64
        width: 34
        horizontalAlignment: Text.AlignRight
        visible: text !== ""
        text: root.gain
        font: Type.bodyBold
        color: root.place.destroyed ? root.mark : root.place.gain > 0 ? Theme.yes : Theme.redPencil
    }
    // What repairing it takes; below the points where there is no room beside them.
    Row {
        x: 6
        y: gain.y + (root.isBelow ? 20 : 0)
        visible: root.place.costs !== ""
        spacing: 2

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "hammer"
            size: 16
            color: root.mark
        }
        AppText {
            text: String(root.place.hammers)
            font: Type.bodyBold
            color: root.mark
        }
    }
    // Left out where what lies there needs the room.
    Column {
        id: danger
        x: 6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 3
        width: parent.width - 12
        visible: implicitHeight < parent.height - laid.y - laid.height

        Row {
            visible: root.place.isDeflected && root.isRoomy
            spacing: 3

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "fire"
                size: 16
                color: Theme.danger
            }
            AppText {
                text: root.place.hitBy
                font: Type.small
                color: Theme.danger
            }
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: root.isRoomy ? Text.NoWrap : Text.Wrap
            text: root.place.unseen
            font: root.isRoomy ? Type.squeezed(text, Type.small, width) : Type.small
            color: Theme.inkSoft
        }
    }
    Column {
        id: laid
        x: 4
        y: (root.isRoomy ? 50 : 64) + (root.isRoomy && root.shownCondition !== "" ? 14 : 0) + (root.gain !== "" || root.place.costs !== "" ? 18 : 0) + (root.isBelow ? 20 : 0)
        width: parent.width - 8
        // What lies at a destroyed place does nothing: it is left out where there is no room for it.
        visible: !root.place.destroyed || y + height <= root.height
        spacing: 4

        Repeater {
            model: root.place.cards

            CardTab {
                required property var modelData

                width: laid.width
                opacity: modelData.pencilled ? 0.6 : 1
                card: modelData
                faded: root.place.destroyed
                showsNumber: true
                wordsRoom: root.isRoomy && root.place.cards.length === 1 ? root.height - laid.y - Theme.gapSmall : 0
            }
        }
    }
}
