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
    // Each press of the main button makes it another player's, with a way out where it was touched.
    function turning(properties: var): ActionBar {
        const bar = createTemporaryObject(component, root, Object.assign({ mark: 0, wayOutText: "" }, properties))
        bar.mainClicked.connect(() => {
            bar.mark += 1
            bar.wayOutText = "Buy nothing"
        })
        return bar
    }
    function test_aSecondTouchDoesNothingThatNobodyHasRead() {
        const bar = turning({})
        mouseClick(bar, 80, 36)
        compare(bar.mark, 1)
        verify(bar.isSettling)
        spyOn(bar, "wayOutClicked")
        mouseClick(bar, 80, 36)
        mouseClick(bar, 340, 36)
        compare(spy.count, 0)
        compare(bar.mark, 1)
        spyOn(bar, "undoClicked")
        mouseClick(bar, 30, 36)
        compare(spy.count, 0)
    }
    function test_whatTakesNoTouchLooksSo() {
        const bar = turning({ settlingTime: 60000 })
        const main = findChild(bar, "main")
        verify(!main.waits)
        mouseClick(bar, 80, 36)
        verify(main.waits && findChild(bar, "wayOut").waits)
        // Not before it is drawn the time begins.
        tryCompare(bar, "isUnseen", false)
        verify(main.waits)
        findChild(bar, "settling").stop()
        verify(!main.waits)
    }
    function test_aTouchIsTakenAgainOnceTheBarHasSettled() {
        const bar = turning({ settlingTime: 1 })
        mouseClick(bar, 80, 36)
        tryCompare(bar, "isSettling", false)
        spyOn(bar, "wayOutClicked")
        mouseClick(bar, 80, 36)
        compare(spy.count, 1)
    }
    function test_aPressThatBeginsTooEarlyIsNotTakenLater() {
        const bar = turning({ settlingTime: 60000 })
        mouseClick(bar, 340, 36)
        compare(bar.mark, 1)
        mousePress(bar, 340, 36)
        bar.settlingTime = 1
        bar.settle(1)
        tryCompare(bar, "isSettling", false)
        mouseRelease(bar, 340, 36)
        compare(bar.mark, 1)
        mouseClick(bar, 340, 36)
        compare(bar.mark, 2)
    }
    // A touch of the page can pass the turn as well.
    function test_anotherPlayersButtonsWaitHoweverTheTurnPassed() {
        const bar = createTemporaryObject(component, root, { mark: 0 })
        compare(bar.isSettling, false)
        compare(bar.settlingTime, 700)
        bar.settlingTime = 60000
        bar.mark = 1
        spyOn(bar, "mainClicked")
        mouseClick(bar, 340, 36)
        compare(spy.count, 0)
        spyOn(bar, "wayOutClicked")
        mouseClick(bar, 80, 36)
        compare(spy.count, 0)
        spyOn(bar, "undoClicked")
        mouseClick(bar, 30, 36)
        compare(spy.count, 1)
        bar.settlingTime = 1
        bar.mark = 0
        tryCompare(bar, "isSettling", false)
        spyOn(bar, "mainClicked")
        mouseClick(bar, 340, 36)
        compare(spy.count, 1)
    }
    function test_whatMeansTheSameIsTakenAtOnce() {
        const bar = createTemporaryObject(component, root)
        spyOn(bar, "mainClicked")
        mouseClick(bar, 340, 36)
        mouseClick(bar, 340, 36)
        compare(spy.count, 2)
    }
    function test_buttonsStandWhereTheirMiddleIs_data() {
        return [{ tag: "in the bar", middle: 100, left: 20 }, { tag: "at its end", middle: 10, left: 8 }, { tag: "at its other end", middle: 350, left: 192 }]
    }
    function test_buttonsStandWhereTheirMiddleIs(data) {
        const bar = createTemporaryObject(component, root, { most: 176, middle: data.middle, wayOutText: "", hasUndo: false })
        spyOn(bar, "mainClicked")
        mouseClick(bar, data.left + 2, 36)
        mouseClick(bar, data.left + 157, 36)
        compare(spy.count, 2)
        mouseClick(bar, data.left - 4, 36)
        mouseClick(bar, data.left + 164, 36)
        compare(spy.count, 2)
    }
}
