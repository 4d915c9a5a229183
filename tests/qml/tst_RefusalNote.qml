// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "RefusalNote"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        RefusalNote { width: 344; height: implicitHeight; text: "Kornspeicher kostet 30. Du hast 28: 7 von den Würfeln und Waren im Wert von 21." }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_touchDismissesAndOverruleOverrules() {
        const note = createTemporaryObject(component, root)
        spyOn(note, "dismissed")
        mouseClick(note, 60, 20)
        compare(spy.count, 1)
        spyOn(note, "overruled")
        mouseClick(note, note.width - 30, 20)
        compare(spy.count, 1)
    }
    function test_growsWithItsSentence() {
        const note = createTemporaryObject(component, root)
        const before = note.implicitHeight
        note.text = note.text + " " + note.text
        verify(note.implicitHeight > before)
    }
    function test_noSentenceNoSlip() {
        const note = createTemporaryObject(component, root, { text: "" })
        verify(!note.visible)
    }
}
