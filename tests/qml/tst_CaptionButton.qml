// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "CaptionButton"
    visible: true
    when: windowShown
    width: 360
    height: 100

    Component {
        id: component

        CaptionButton { iconName: "search"; text: "Search"; width: implicitWidth; height: implicitHeight }
    }
    SignalSpy {
        id: spy
        signalName: "clicked"
    }

    function test_wordsStandBesideThePictureWhereThereIsRoom() {
        const button = createTemporaryObject(component, root)
        const caption = findChild(button, "caption")
        verify(!caption.visible)
        const narrow = button.width
        button.captioned = true
        verify(caption.visible)
        compare(caption.text, "Search")
        verify(button.width >= narrow + caption.width)
        // Picture and words do not lie on each other.
        verify(caption.x >= narrow - 12)
    }
    function test_itIsPressedOnItsWordsToo() {
        const button = createTemporaryObject(component, root, { captioned: true })
        spy.target = button
        spy.clear()
        mouseClick(button, button.width - 10, button.height / 2)
        compare(spy.count, 1)
    }
}
