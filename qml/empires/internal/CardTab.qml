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
    readonly property color ink: faded ? Theme.trayInkSoft : Theme.cardInk

    implicitHeight: isLarge ? 34 : 22
    radius: 3
    color: faded ? "transparent" : Theme.pieces.card(card.kind)
    border.width: faded ? 1 : 0
    border.color: Theme.trayInkSoft

    Row {
        anchors.centerIn: parent
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
