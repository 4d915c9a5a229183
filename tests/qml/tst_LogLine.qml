// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "LogLine"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        LogLine { width: 344; height: implicitHeight; mark: 1; letter: "B"; sentence: "Die Hängenden Gärten fertiggestellt, als Erste am Tisch, mit Hilfe von Ingenieurskunst"; detail: "drei Felder"; points: "+8" }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_longSentencesWrap() {
        const line = createTemporaryObject(component, root)
        const before = line.implicitHeight
        line.sentence = "Kurz"
        tryVerify(() => line.implicitHeight < before)
        verify(line.implicitHeight >= 44)
    }
    function test_touchGoesThere() {
        const line = createTemporaryObject(component, root)
        spyOn(line, "clicked")
        mouseClick(line)
        compare(spy.count, 1)
    }
}
