// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// Which round it is, the Disasters that are open in the colours of their kinds, and what is asked for.
Rectangle {
    id: root

    required property EmpiresMatch match

    signal menuWanted

    implicitHeight: 46
    color: Theme.paperSunk

    IconButton {
        id: menu
        anchors.verticalCenter: parent.verticalCenter
        iconName: "menu"
        //: Button: opens the menu of the match.
        text: qsTr("Menu")
        onClicked: root.menuWanted()
    }
    FittedText {
        id: standing
        anchors.left: menu.right
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(implicitWidth), Math.round(root.width * 0.4))
        text: root.match.standing
        font: Type.title
    }
    Row {
        id: cards

        readonly property var all: root.match.crises
        readonly property var open: all.filter(crisis => crisis.open)

        anchors.left: standing.right
        anchors.leftMargin: open.length > 0 ? Theme.gapLarge : 0
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        Repeater {
            model: cards.open

            Rectangle {
                id: card

                required property var modelData

                width: Math.ceil(name.width) + 2 * Theme.gap
                height: 34
                radius: Theme.radiusButton
                color: Theme.pieces.card(modelData.kind)

                Row {
                    id: name
                    anchors.centerIn: parent
                    spacing: Theme.gapSmall

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: Signs.kinds[card.modelData.kind]
                        size: 20
                        color: Theme.cardInk
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: card.modelData.name
                        font: Type.figure
                        color: Theme.cardInk
                    }
                }
            }
        }
    }
    FittedText {
        anchors.left: cards.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: root.match.question
        font: Type.figureLight
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
