// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A player: colour, shape and letter at once. Marks as in Theme.
Item {
    id: root

    required property int mark
    // The name's first letter is enough.
    required property string letter
    property int size: 24
    property color color: Theme.pieces.player(mark)

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.centerIn: parent
        visible: root.mark !== 4
        width: Math.round(root.mark === 3 ? root.size * 0.78 : root.size)
        height: width
        radius: root.mark === 0 || root.mark === 2 ? width / 2 : Math.round(root.size * 0.15)
        rotation: root.mark === 3 ? 45 : 0
        antialiasing: true
        color: root.color

        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.max(2, Math.round(root.size / 12))
            visible: root.mark === 2
            radius: width / 2
            color: "transparent"
            border.width: Math.max(1, Math.round(root.size / 24))
            border.color: Theme.accentInk
        }
    }
    Repeater {
        model: root.mark === 4 ? 1 : 0

        Picture {
            width: root.size
            height: root.size
            path: "M12 1L23.6 22.6H0.4Z"
            color: root.color
        }
    }
    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.mark === 4 ? root.size * 0.14 : 0
        text: root.letter.substring(0, 2).trim().substring(0, 1).toUpperCase()
        textFormat: Text.PlainText
        color: Theme.accentInk
        font.pixelSize: Math.max(9, Math.round(root.size * (root.mark === 4 ? 0.44 : 0.5)))
        font.bold: true
        Accessible.ignored: true
    }
}
