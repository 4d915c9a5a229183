// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "Touchable"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        Touchable { x: 100; y: 60; width: 20; height: 20; canHold: true }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_reachesFortyFourPixels() {
        const small = createTemporaryObject(component, root)
        spyOn(small, "clicked")
        mouseClick(root, 100 + 31, 60 + 10)
        mouseClick(root, 100 + 10, 60 - 11)
        compare(spy.count, 2)
        mouseClick(root, 100 + 33, 60 + 10)
        compare(spy.count, 2)
    }
    function test_longTouchHolds() {
        const item = createTemporaryObject(component, root)
        spyOn(item, "held")
        mousePress(item)
        tryCompare(spy, "count", 1)
        mouseRelease(item)
    }
    function test_longTouchOfWhatCannotBeHeldIsAClick() {
        const item = createTemporaryObject(component, root, { canHold: false })
        spyOn(item, "clicked")
        mousePress(item)
        mouseRelease(item, 10, 10, Qt.LeftButton, Qt.NoModifier, 700)
        compare(spy.count, 1)
    }
    function test_twoQuickTouchesAreTwo() {
        const item = createTemporaryObject(component, root)
        spyOn(item, "clicked")
        mouseDoubleClickSequence(item)
        compare(spy.count, 2)
        spy.clear()
        const finger = touchEvent(item)
        for (let touches = 0; touches < 2; ++touches) {
            finger.press(0, item).commit()
            finger.release(0, item).commit()
        }
        compare(spy.count, 2)
    }
    function test_twoQuickTouchesAreOneWhereItIsDoneOnce() {
        const item = createTemporaryObject(component, root, { once: true })
        spyOn(item, "clicked")
        mouseDoubleClickSequence(item)
        compare(spy.count, 1)
        spy.clear()
        const finger = touchEvent(item)
        for (let touches = 0; touches < 2; ++touches) {
            finger.press(0, item).commit()
            finger.release(0, item).commit()
        }
        compare(spy.count, 1)
    }
    function test_touchDoesNotMoveTheKeyboard() {
        const item = createTemporaryObject(component, root)
        mouseClick(item)
        verify(!item.activeFocus)
    }
}
