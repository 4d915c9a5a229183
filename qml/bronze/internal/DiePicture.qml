// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

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
        case "food": return trio("food")
        case "workers": return trio("worker")
        case "good": return [{ good: "pottery", x: 13, y: 13, size: 30 }]
        case "skull": return [{ good: "pottery", x: 5, y: 5, size: 21 }, { good: "pottery", x: 30, y: 5, size: 21 },
                              { good: "skull", x: 17, y: 28, size: 22 }]
        case "choice": return [{ good: "food", x: 5, y: 5, size: 19 }, { good: "food", x: 20, y: 5, size: 19 },
                               { good: "worker", x: 20, y: 33, size: 17 }, { good: "worker", x: 36, y: 33, size: 17 }]
        }
        return []
    }

    function trio(good: string): var {
        return [{ good: good, x: 17, y: 5, size: 22 }, { good: good, x: 4, y: 29, size: 22 },
                { good: good, x: 30, y: 29, size: 22 }]
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
            color: Theme.goodOnBone(modelData.good)
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
