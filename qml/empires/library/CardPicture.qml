// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// What a card of the card library looks like on the table: a Disaster in the colour of its kind with its number, a place with its
// value. What it says stands beside it in words.
Item {
    id: root

    // As empiresCardPicture() has it.
    required property var piece
    required property string name
    // In a list.
    property bool isSmall: false
    // Alone.
    property bool isLarge: false
    readonly property bool isPlace: piece.shape === "place"
    readonly property int number: isPlace ? piece.value ?? 0 : piece.number ?? 0
    readonly property color ink: isPlace ? Theme.ink : Theme.cardInk

    implicitWidth: isSmall ? 48 : isLarge ? 220 : 104
    implicitHeight: isSmall ? 64 : isLarge ? 300 : 140

    Rectangle {
        anchors.centerIn: parent
        width: root.implicitWidth
        height: root.implicitHeight
        radius: Theme.radiusPaper
        color: root.isPlace ? Theme.paperSunk : Theme.pieces.card(root.piece.kind ?? 0)
        border.width: root.isPlace ? 1 : 0
        border.color: Theme.edge

        Column {
            anchors.centerIn: parent
            spacing: root.isSmall ? 0 : Theme.gap

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: root.isPlace ? Signs.places[root.piece.location ?? 0] : Signs.kinds[root.piece.kind ?? 0]
                size: root.isSmall ? 28 : root.isLarge ? 120 : 60
                color: root.ink
            }
            AppText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.number > 0
                text: root.number
                font: root.isSmall ? Type.number : Type.scoreLarge
                color: root.ink
            }
        }
    }
}
