// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// The fields of the turn that mean something now.
Item {
    id: root

    required property CorrectionDraft draft
    required property BronzeMatch match
    readonly property bool isRolling: match.stage === BronzeMatch.Roll && match.tray.rolled
    readonly property bool isSpending: match.stage !== BronzeMatch.Roll && !match.over

    function dice(): var {
        const faces = []
        for (let place = 0; place < match.tray.count; ++place)
            faces.push(match.tray.dice[place].face)
        return sorted(faces)
    }

    function sorted(faces): var {
        const order = Array.from(match.tray.faces, entry => entry.key)
        return faces.slice().sort((one, other) => order.indexOf(one) - order.indexOf(other))
    }

    function countOf(list, face: string): int {
        return list.filter(each => each === face).length
    }

    function setCount(face: string, count: int) {
        const others = draft.value("dice", dice()).filter(each => each !== face)
        draft.change("dice", sorted(others.concat(Array(count).fill(face))), dice())
    }

    implicitHeight: group.height

    FieldGroup {
        id: group
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 640)
        height: implicitHeight
        title: qsTr("This turn")

        FieldStepper {
            draft: root.draft
            path: "round"
            label: qsTr("Round")
            current: root.match.round
            least: 1
            most: 999
        }
        FieldStepper {
            visible: root.isSpending
            draft: root.draft
            path: "workers"
            label: qsTr("Workers")
            iconName: "worker"
            current: root.match.workers
            most: 49
        }
        FieldStepper {
            visible: root.isSpending
            draft: root.draft
            path: "coins"
            label: qsTr("Coins")
            iconName: "coin"
            current: root.match.coins
            most: 84
        }
        FieldStepper {
            visible: root.isRolling
            draft: root.draft
            path: "rollsLeft"
            label: qsTr("Re-rolls left")
            iconName: "dice"
            current: root.match.tray.rollsLeft
            most: 2
        }
        Repeater {
            model: root.isRolling ? root.match.tray.faces.length : 0

            Stepper {
                id: face

                required property int index
                readonly property var entry: root.match.tray.faces[index]
                readonly property var shall: root.draft.value("dice", root.dice())

                objectName: "field_dice_" + entry.key
                width: parent?.width ?? 0
                //: Dice that show a face; %1 what the face brings
                label: qsTr("Dice: %1").arg(entry.name)
                value: root.countOf(shall, entry.key)
                changed: value !== root.countOf(root.dice(), entry.key)
                most: value + 7 - shall.length
                onStepped: count => root.setCount(entry.key, count)
            }
        }
    }
}
