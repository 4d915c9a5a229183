// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "ListRow"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        ListRow { width: 344; height: implicitHeight; title: "Die Bronzezeit"; detail: "Cleo 37, Ada 37" }
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
        const row = createTemporaryObject(component, root)
        spyOn(row, "clicked")
        mouseClick(row)
        compare(spy.count, 1)
        verify(row.implicitHeight >= 44)
    }
}
