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
    // The last touch of another test is elsewhere.
    function touchElsewhere() {
        mouseClick(createTemporaryObject(component, root, { x: 320, y: 160 }))
    }
    // A touch makes it mean something else.
    function stepping(): Touchable {
        touchElsewhere()
        const item = createTemporaryObject(component, root, { meaning: "first" })
        item.clicked.connect(() => item.meaning = item.meaning === "first" ? "second" : "third")
        return item
    }
    function test_whatNobodyHasReadTakesNoTouch() {
        const item = stepping()
        spyOn(item, "clicked")
        mouseDoubleClickSequence(item)
        compare(item.meaning, "second")
        item.activateByKey()
        compare(spy.count, 1)
        // It was not read when the press began.
        mousePress(item)
        item.meaning = "first"
        mouseRelease(item)
        compare(spy.count, 1)
    }
    function test_whatIsElsewhereOrMeansTheSameTakesItAtOnce() {
        const item = stepping()
        const far = createTemporaryObject(component, root, { x: 200, meaning: "far" })
        mouseClick(item)
        far.meaning = "farther"
        spyOn(far, "clicked")
        mouseDoubleClickSequence(far)
        compare(spy.count, 2)
        item.meaning = "same"
        spyOn(item, "clicked")
        mouseDoubleClickSequence(item)
        compare(item.meaning, "third")
        compare(spy.count, 1)
    }
    function test_whatComesInThePlaceOfWhatWasTouchedWaits() {
        touchElsewhere()
        const item = createTemporaryObject(component, root, { meaning: "old" })
        const next = createTemporaryObject(component, root, { meaning: "new", visible: false })
        item.clicked.connect(() => next.visible = true)
        spyOn(next, "clicked")
        mouseDoubleClickSequence(item)
        compare(spy.count, 0)
        // Once it is read.
        tryVerify(() => {
            mouseClick(next)
            return spy.count > 0
        })
    }
    function test_touchDoesNotMoveTheKeyboard() {
        const item = createTemporaryObject(component, root)
        mouseClick(item)
        verify(!item.activeFocus)
    }
}
