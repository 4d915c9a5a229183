// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "DiceTray"
    visible: true
    when: windowShown
    width: 360
    height: 300

    Component {
        id: component

        DiceTray {
            id: tray
            width: 344
            height: implicitHeight
            title: "Was liegt auf dem Tisch?"
            note: "3 von 7"

            Repeater {
                model: tray.diceCount

                DieFace {
                    required property int index

                    objectName: "die" + index
                    face: "skull"
                    size: tray.dieSize
                }
            }
        }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_diceFit_data() {
        return [3, 4, 5, 6, 7].map(count => ({ tag: count, count: count }))
    }
    function test_diceFit(data) {
        const tray = createTemporaryObject(component, root, { diceCount: data.count })
        const last = findChild(tray, "die" + (data.count - 1))
        const first = findChild(tray, "die0")
        tryVerify(() => last.mapToItem(tray, last.width, 0).x <= tray.width - 8)
        verify(first.mapToItem(tray, 0, 0).x >= 8)
        verify(tray.dieSize >= 40)
    }
    function test_atRestItIsLower() {
        const tray = createTemporaryObject(component, root, { diceCount: 5 })
        const before = tray.implicitHeight
        tray.resting = true
        verify(tray.implicitHeight < before)
    }
}
