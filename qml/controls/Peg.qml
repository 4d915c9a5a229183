// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A turned, painted peg seen from above. The dark rim is what sets it off from the wood.
Rectangle {
    id: root

    // A good, food or coin: whose paint.
    required property string good
    readonly property color paint: Theme.pieces.peg(good)

    implicitWidth: 20
    height: width
    radius: width / 2
    antialiasing: true
    color: Theme.holeDeep

    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.max(1, Math.round(root.width / 14))
        radius: width / 2
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(root.paint, 1.35) }
            GradientStop { position: 1; color: Qt.darker(root.paint, 1.2) }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.round(root.width * 0.56)
        height: width
        radius: width * 0.42
        antialiasing: true
        color: root.paint
        border.width: 1
        border.color: Qt.darker(root.paint, 1.6)
    }
    Rectangle {
        x: root.width * 0.3
        y: root.width * 0.2
        width: Math.max(2, root.width * 0.24)
        height: Math.max(1, root.width * 0.14)
        radius: height / 2
        color: Qt.lighter(root.paint, 1.9)
    }
}
