// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "BuildingBlock"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        BuildingBlock { width: 129; height: 131; name: "Hängende Gärten"; iconName: "hangingGardens"; rows: [2, 4, 5]; filled: 3; legal: true; mark: 1; first: 8; later: 4 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_touchClicksAndALongTouchHolds() {
        const block = createTemporaryObject(component, root)
        spyOn(block, "clicked")
        mouseClick(block)
        compare(spy.count, 1)
        spyOn(block, "held")
        mousePress(block)
        tryCompare(spy, "count", 1)
        mouseRelease(block)
    }
    function test_isDoneWithItsLastBox() {
        const block = createTemporaryObject(component, root)
        verify(!block.isDone)
        block.filled = 11
        verify(block.isDone)
    }
    // Below the picture a name has the whole block, and the points stand beside the picture.
    function test_aStackedNameHasTheWholeBlock() {
        const block = createTemporaryObject(component, root, { width: 74, height: 100, name: "Steinkreis", iconName: "stoneCircle", rows: [2, 3], first: 2, later: 1 })
        const ink = Array.from(block.children).find(child => child.pointsAt !== undefined)
        tryVerify(() => ink.pointsAt.y > 15)
        block.isStacked = true
        tryVerify(() => ink.pointsAt.y < 15)
        verify(!ink.truncated)
    }
    function test_saysHowFarItIs() {
        const block = createTemporaryObject(component, root)
        verify(block.spokenDetail.includes("3"))
        verify(block.spokenDetail.includes("11"))
    }
}
