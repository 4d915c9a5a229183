// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// A place of a player in words: its position, what it is worth, what lies there. A touch does what is asked for.
Touchable {
    id: root

    required property EmpiresMatch match
    readonly property var begun: match.begun
    required property int seat
    required property var place
    readonly property string cards: place.cards.map(card => card.exhausted
        //: An Innovation that is exhausted: %1 a card
        ? qsTr("%1 (exhausted)").arg(card.name) : card.name).join(", ")
    //: A place that is destroyed
    readonly property string condition: place.destroyed ? qsTr("destroyed")
        //: What a place is worth: %1 points
        : place.value > 0 ? qsTr("value %1").arg(place.value) : ""

    objectName: "place" + place.position
    implicitHeight: Math.max(Theme.touch, words.height + 10)
    //: Spoken name of a place: %1 its position in the row, %2 what it is
    spokenName: qsTr("Position %1: %2").arg(place.position).arg(place.name)
    spokenDetail: joined(condition, cards)
    canHold: true
    onHeld: match.askCorrection(seat, "row/" + place.position)
    onClicked: {
        if (place.asked)
            match.touch(begun.asks === "hit" ? EmpiresMatch.TouchHit : EmpiresMatch.TouchPosition, -1, place.position)
        else if (place.destroyed && (match.stage === "industry" || match.stage === "industryEconomy"))
            match.repair(seat, place.position)
        else
            match.explain(seat, "row/" + place.position)
    }

    Rectangle {
        anchors.fill: parent
        color: root.down ? Theme.paperSunk : root.place.asked ? Theme.yesTint : root.place.threatened ? Theme.dangerTint : "transparent"
        border.width: root.place.asked ? Theme.lineLegal : 0
        border.color: Theme.yes
        radius: Theme.radiusPaper
    }
    AppText {
        id: number
        x: Theme.gap
        width: 22
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: String(root.place.position)
        color: Theme.inkSoft
    }
    Icon {
        id: sign
        x: number.x + number.width + Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: Signs.types[root.place.type]
        size: 20
        color: root.place.destroyed ? Theme.inkFaint : Theme.ink
    }
    Column {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: worth.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.place.name
            font: Type.bodyBold
            color: root.place.destroyed ? Theme.inkSoft : Theme.ink
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.cards
            color: Theme.inkSoft
            font: Type.label
        }
    }
    AppText {
        id: worth
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.condition
        font: Type.label
        color: root.place.destroyed ? Theme.danger : Theme.ink
    }
}
