// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// What is carved into a face of the die.
Item {
    id: root

    required property string face
    property string choice
    property int coins: 7
    readonly property real unit: width / 56
    // One {good, x, y, size} a picture, in fifty-sixths of the die.
    readonly property var pictures: {
        switch (face) {
        case "food": return trio("food", 22)
        case "workers": return trio("worker", 20)
        case "good": return [{ good: "pottery", x: 13, y: 13, size: 30 }]
        case "skull": return [{ good: "pottery", x: 5, y: 5, size: 21 }, { good: "pottery", x: 30, y: 5, size: 21 },
                              { good: "skull", x: 17, y: 28, size: 22 }]
        case "choice": return [{ good: "food", x: 5, y: 5, size: 19 }, { good: "food", x: 20, y: 5, size: 19 },
                               { good: "worker", x: 19, y: 34, size: 16 }, { good: "worker", x: 35, y: 34, size: 16 }]
        }
        return []
    }

    function trio(good: string, size: int): var {
        return [{ good: good, x: 28 - size / 2, y: 6, size: size }, { good: good, x: 27 - size, y: 51 - size, size: size },
                { good: good, x: 30, y: 51 - size, size: size }]
    }

    function isFaded(good: string): bool {
        return face === "choice" && ((choice === "food" && good === "worker") || (choice === "workers" && good === "food"))
    }

    Repeater {
        model: root.pictures

        Icon {
            required property var modelData

            x: Math.round(modelData.x * root.unit)
            y: Math.round(modelData.y * root.unit)
            size: Math.round(modelData.size * root.unit)
            name: modelData.good
            color: Theme.pieces.goodOnBone(modelData.good)
            opacity: root.isFaded(modelData.good) ? 0.25 : 1
        }
    }
    Rectangle {
        anchors.centerIn: parent
        visible: root.face === "choice" && root.choice === ""
        width: root.width * 1.08
        height: Math.max(1, Math.round(root.unit * 2))
        rotation: -45
        antialiasing: true
        color: Theme.boneEdge
    }
    Rectangle {
        anchors.centerIn: parent
        visible: root.face === "coins"
        width: Math.round(root.width * 0.74)
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.gold
        border.width: Math.max(1, Math.round(root.unit * 2))
        border.color: Theme.goldRim

        Text {
            anchors.centerIn: parent
            text: root.coins
            color: Theme.boneInk
            font.pixelSize: Math.round(root.unit * 24)
            font.bold: true
            Accessible.ignored: true
        }
    }
}
