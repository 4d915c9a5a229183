// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "ActionBar"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        ActionBar { width: 360; height: implicitHeight; undoText: "Undo"; wayOutText: "Keep all"; mainText: "Roll 1 die" }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_eachButtonSaysWhichItIs() {
        const bar = createTemporaryObject(component, root)
        spyOn(bar, "undoClicked")
        mouseClick(bar, 30, 36)
        compare(spy.count, 1)
        spyOn(bar, "wayOutClicked")
        mouseClick(bar, 80, 36)
        compare(spy.count, 1)
        spyOn(bar, "mainClicked")
        mouseClick(bar, 340, 36)
        compare(spy.count, 1)
    }
    function test_nothingPossibleSaysWhy() {
        const bar = createTemporaryObject(component, root, { mainPossible: false })
        spyOn(bar, "mainRefused")
        mouseClick(bar, 340, 36)
        compare(spy.count, 1)
    }
    function test_undoOfNothingDoesNothing() {
        const bar = createTemporaryObject(component, root, { undoText: "" })
        spyOn(bar, "undoClicked")
        mouseClick(bar, 30, 36)
        compare(spy.count, 0)
    }
    function test_withoutAWayOutTheMainButtonTakesTheRoom() {
        const bar = createTemporaryObject(component, root, { wayOutText: "" })
        spyOn(bar, "mainClicked")
        mouseClick(bar, 80, 36)
        compare(spy.count, 1)
    }
}
