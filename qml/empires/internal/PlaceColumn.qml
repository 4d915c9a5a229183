// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
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
    readonly property bool isRoomy: width >= 84
    readonly property color mark: place.destroyed ? Theme.trayInkSoft : Theme.ink
    // Whether another place of the row could fall instead.
    property bool isChoice: false
    //: In a place of a row that is destroyed
    readonly property string condition: place.destroyed ? qsTr("destroyed")
        //: In a place of a row that an open Disaster would destroy, unless another one is chosen
        : place.threatened && isChoice ? qsTr("may fall")
        //: In a place of a row that an open Disaster would destroy
        : place.threatened ? qsTr("falls") : ""
    readonly property string cards: place.cards.map(card => joined(card.name, card.says, card.exhausted
        //: An Innovation that is exhausted
        ? qsTr("exhausted") : "")).join("; ")

    objectName: isTurn ? "place" + place.position : "place" + place.position + "@" + seat
    //: Spoken name of a place in a row: %1 a player, %2 its position, %3 what it is
    spokenName: qsTr("%1, position %2: %3").arg(match.names[seat]).arg(place.position).arg(place.name)
    spokenDetail: joined(condition, place.says, cards)
    canHold: true
    onHeld: match.askCorrection(seat, "row/" + place.position)
    onClicked: match.touchPlace(seat, place.position)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.place.destroyed ? Theme.tray : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.place.asked || root.place.threatened ? 3 : 1
        border.pixelAligned: false
        border.color: root.place.asked ? Theme.yes : root.place.threatened ? Theme.danger : Theme.edge
    }
    Icon {
        x: 6
        y: 6
        name: Signs.types[root.place.type]
        size: 22
        color: root.mark
    }
    AppText {
        anchors.right: parent.right
        anchors.rightMargin: 6
        y: 6
        visible: root.place.value > 0 && !root.place.destroyed
        text: String(root.place.value)
        font: Type.bodyBold
        color: root.mark
    }
    Icon {
        anchors.right: parent.right
        anchors.rightMargin: 6
        y: 6
        visible: root.place.destroyed
        name: "fire"
        size: 20
        color: root.mark
    }
    FittedText {
        x: 6
        y: 30
        width: parent.width - 12
        visible: root.isRoomy
        text: root.place.name
        font: Type.label
        color: root.mark
    }
    FittedText {
        x: 6
        y: 48
        width: parent.width - 12
        visible: root.isRoomy
        text: root.condition
        font: Type.label
        color: root.place.destroyed ? root.mark : Theme.danger
    }
    Column {
        x: 4
        y: root.isRoomy ? 68 : 36
        width: parent.width - 8
        spacing: 4

        Repeater {
            model: root.place.cards

            CardTab {
                required property var modelData

                width: parent.width
                card: modelData
                faded: root.place.destroyed
                showsNumber: true
            }
        }
    }
}
