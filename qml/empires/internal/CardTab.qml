// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A Disaster card as it lies at a place: the picture of its kind, with room its number; a moon where it is exhausted. At a destroyed
// place only its outline is left.
Rectangle {
    id: root

    required property var card
    property bool faded: false
    property bool showsNumber: false
    property bool isLarge: false
    // How high it may be for what it does to stand below its number; that is left out where it finds no room.
    property real wordsRoom: 0
    readonly property color ink: faded ? Theme.trayInkSoft : Theme.cardInk

    implicitHeight: isLarge ? 34 : says.visible ? 26 + says.implicitHeight : 22
    radius: 3
    color: faded ? "transparent" : Theme.pieces.card(card.kind)
    border.width: faded ? 1 : 0
    border.color: Theme.trayInkSoft

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(((says.visible ? 24 : parent.height) - height) / 2)
        spacing: 4

        Icon {
            name: Signs.kinds[root.card.kind]
            size: root.isLarge ? 24 : 16
            color: root.ink
        }
        AppText {
            visible: root.showsNumber
            anchors.verticalCenter: parent.verticalCenter
            text: String(root.card.number)
            font: root.isLarge ? Type.figure : Type.labelBold
            color: root.ink
        }
    }
    AppText {
        id: says
        x: 4
        y: 22
        width: parent.width - 8
        visible: text !== "" && implicitHeight <= root.wordsRoom - 26
        wrapMode: Text.Wrap
        text: root.card.says
        font: Type.small
        color: root.ink
    }
    Rectangle {
        visible: root.card.exhausted
        x: parent.width - width / 2 - 2
        y: -5
        width: 14
        height: 14
        radius: 7
        color: Theme.paper
        border.width: 1
        border.color: Theme.ink

        Icon {
            anchors.centerIn: parent
            name: "moon"
            size: 10
            color: Theme.ink
        }
    }
}
