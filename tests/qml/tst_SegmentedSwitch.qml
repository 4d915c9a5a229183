// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "SegmentedSwitch"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        SegmentedSwitch { width: 160; height: implicitHeight; options: ["Bauen", "Kaufen"]; current: 0 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_touchChoosesTheOther() {
        const item = createTemporaryObject(component, root)
        spyOn(item, "chosen")
        mouseClick(item, 140, 16)
        compare(spy.count, 1)
        compare(spy.signalArguments[0][0], 1)
    }
    function test_touchOfTheChosenOneIsNothing() {
        const item = createTemporaryObject(component, root)
        spyOn(item, "chosen")
        mouseClick(item, 20, 16)
        compare(spy.count, 0)
    }
    function test_touchesReachBeyondTheLowSwitch() {
        const item = createTemporaryObject(component, root, { y: 50 })
        spyOn(item, "chosen")
        mouseClick(root, 140, 46)
        compare(spy.count, 1)
    }
}
