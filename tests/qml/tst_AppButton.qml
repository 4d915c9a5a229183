// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "AppButton"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        AppButton { text: "Roll"; width: 120; height: implicitHeight }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_touchClicks() {
        const button = createTemporaryObject(component, root)
        spyOn(button, "clicked")
        mouseClick(button)
        compare(spy.count, 1)
    }
    function test_impossibleOneRefusesInsteadOfClicking() {
        const button = createTemporaryObject(component, root, { possible: false })
        spyOn(button, "clicked")
        mouseClick(button)
        compare(spy.count, 0)
        spyOn(button, "refused")
        mouseClick(button)
        compare(spy.count, 1)
    }
    function test_enterAndSpaceClick() {
        const button = createTemporaryObject(component, root)
        button.forceActiveFocus(Qt.TabFocusReason)
        spyOn(button, "clicked")
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Space)
        compare(spy.count, 2)
    }
    function test_isHighEnoughToTouch() {
        const button = createTemporaryObject(component, root)
        verify(button.implicitHeight >= 52)
        const quiet = createTemporaryObject(component, root, { kind: AppButton.Quiet })
        verify(quiet.implicitHeight >= 44)
    }
    function faceOf(button: AppButton): ButtonItem {
        return Array.from(button.children).find(child => child instanceof ButtonItem) as ButtonItem
    }

    function test_aDetailTooLongForALineTakesTwo_data() {
        return [
            { tag: "short", words: "6 workers", lines: 1 },
            { tag: "long", words: "builds 3 boxes · 6 workers unused", lines: 2 },
        ]
    }
    function test_aDetailTooLongForALineTakesTwo(row: var) {
        failOnWarning(/Binding loop/)
        const button = createTemporaryObject(component, root)
        button.detail = row.words
        const face = faceOf(button)
        compare(face.detailLines, row.lines)
        verify(!face.truncated)
        verify(button.implicitHeight >= face.implicitHeight)
    }
    function test_wordsTooLongForItAreSaidToBeCut() {
        const button = createTemporaryObject(component, root)
        button.width = 90
        verify(!faceOf(button).truncated)
        button.text = "Nicht verbrauchte Arbeiter verfallen lassen"
        verify(faceOf(button).truncated)
        button.width = button.implicitWidth
        verify(!faceOf(button).truncated)
    }
    // Filled pictures and those drawn with lines.
    function test_itsPictureIsSeen_data() {
        return [{ tag: "filled", icon: "dice" }, { tag: "lines", icon: "plus" }]
    }
    function test_itsPictureIsSeen(row: var) {
        const button = createTemporaryObject(component, root, { text: "", iconName: row.icon })
        const image = grabImage(button)
        const middle = Math.round(button.height / 2)
        let dark = 0
        for (let x = 10; x < button.width - 10; ++x)
            dark += image.red(x, middle) < 100 ? 1 : 0
        verify(dark > 8)
    }
    function test_growsForItsWords() {
        const button = createTemporaryObject(component, root)
        const before = button.implicitWidth
        button.text = "Nicht verbrauchte Arbeiter verfallen lassen"
        verify(button.implicitWidth > before)
    }
}
