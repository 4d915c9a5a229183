// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "Scrubber"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        Scrubber {
            width: 344
            height: implicitHeight
            maximumValue: 150
            value: 40
            notches: [0, 30, 60, 90, 150]
            title: "Place"
            onMoved: to => value = to
        }
    }

    function test_dragGoesFromEndToEnd() {
        const scrubber = createTemporaryObject(component, root)
        mousePress(scrubber, 0, 22)
        compare(scrubber.value, 0)
        verify(scrubber.dragging)
        mouseMove(scrubber, 172, 22)
        compare(scrubber.value, 75)
        mouseMove(scrubber, 999, 22)
        compare(scrubber.value, 150)
        mouseRelease(scrubber, 999, 22)
        verify(!scrubber.dragging)
    }
    function test_everyPlaceCanBeReachedByKeys() {
        const scrubber = createTemporaryObject(component, root)
        scrubber.forceActiveFocus()
        keyClick(Qt.Key_Right)
        compare(scrubber.value, 41)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        compare(scrubber.value, 39)
        keyClick(Qt.Key_PageDown)
        compare(scrubber.value, 60)
        keyClick(Qt.Key_PageDown)
        compare(scrubber.value, 90)
        keyClick(Qt.Key_PageUp)
        compare(scrubber.value, 60)
        keyClick(Qt.Key_Home)
        compare(scrubber.value, 0)
        keyClick(Qt.Key_PageUp)
        compare(scrubber.value, 0)
        keyClick(Qt.Key_End)
        compare(scrubber.value, 150)
        keyClick(Qt.Key_Right)
        compare(scrubber.value, 150)
    }
    function test_itIsHighEnoughForAFingerAndSpoken() {
        const scrubber = createTemporaryObject(component, root)
        verify(scrubber.implicitHeight >= 44)
        compare(scrubber.Accessible.role, Accessible.Slider)
        compare(scrubber.Accessible.name, "Place")
        scrubber.Accessible.increaseAction()
        compare(scrubber.value, 41)
    }
    function test_nothingToGoTo() {
        const scrubber = createTemporaryObject(component, root, { maximumValue: 0, value: 0, notches: [0] })
        mouseClick(scrubber, 200, 22)
        compare(scrubber.value, 0)
    }
}
