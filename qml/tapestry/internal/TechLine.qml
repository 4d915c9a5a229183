// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Tapestry

// A tech card by its name, its circle and square in pictures, and what it needs for the top row, ticked where that is met. It lights
// up once, when a neighbour has come to that; where less motion is wanted it is framed until something is done.
Paper {
    id: root

    required property TapestryMatch match
    required property int seat
    required property var card
    // Where the match stood when it lit up, and for which card.
    property string litAt
    property string litFor
    property real light: 1
    readonly property bool isLit: litAt !== "" && litAt === match.position && litFor === card.id

    function lightUp() {
        if (!visible || !card.isMet || !match.lightsUp(seat, card.id))
            return
        litAt = match.position
        litFor = card.id
        light = 1
        if (Theme.motion > 0)
            fading.restart()
    }

    height: words.height + Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: [card.name + ".", card.says, card.needs, card.marker].filter(part => part !== "").join(" ")
    onVisibleChanged: lightUp()
    onCardChanged: lightUp()
    onSeatChanged: lightUp()
    Component.onCompleted: lightUp()

    NumberAnimation {
        id: fading
        target: root
        property: "light"
        to: 0
        duration: 10 * Theme.motion
    }
    Rectangle {
        objectName: "light"
        anchors.fill: parent
        visible: root.isLit && opacity > 0
        opacity: root.light
        radius: Theme.radiusPaper
        color: Theme.yesTint
        border.width: Theme.lineBold
        border.pixelAligned: false
        border.color: Theme.yes
    }

    Column {
        id: words
        x: Theme.gap
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.card.name
            font: Type.labelBold
        }
        PictureRow {
            width: parent.width
            pictures: root.card.pictures
            size: 18
            room: parent.width
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.card.marker
            font: Type.smallBold
        }
        Item {
            width: parent.width
            height: needs.height
            visible: root.card.needs !== ""

            Icon {
                y: 1
                visible: root.card.isMet
                name: "check"
                size: Theme.iconSmall
                color: Theme.yes
            }
            AppText {
                id: needs
                x: root.card.isMet ? Theme.iconSmall + Theme.gapSmall : 0
                width: parent.width - x
                wrapMode: Text.Wrap
                text: root.card.needs
                color: root.card.isMet ? Theme.ink : Theme.inkSoft
                font: Type.small
            }
        }
    }
}
