// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "TextEntry"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        TextEntry { width: 200; height: implicitHeight; label: "Name"; maximumLength: 8 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_typingIsToldAndLimited() {
        const entry = createTemporaryObject(component, root)
        spyOn(entry, "edited")
        mouseClick(entry)
        verify(entry.isEditing)
        for (const letter of "abcdefghijk")
            keyClick(letter)
        compare(entry.text, "abcdefgh")
        compare(spy.count, 8)
    }
    function test_enterAccepts() {
        const entry = createTemporaryObject(component, root)
        entry.edit()
        spyOn(entry, "accepted")
        keyClick(Qt.Key_Return)
        compare(spy.count, 1)
    }
}
