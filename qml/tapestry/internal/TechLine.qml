// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Tapestry

// A tech card by its name, its circle and square in pictures, and what it needs for the top row, ticked where that is met.
Paper {
    id: root

    required property var card

    height: words.height + Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: [card.name + ".", card.says, card.needs].filter(part => part !== "").join(" ")

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
