// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "FaceKey"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        FaceKey { width: 109; height: implicitHeight; face: "choice"; text: "2 Nahrung oder 2 Arbeiter" }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_touchClicksAndFullRefuses() {
        const key = createTemporaryObject(component, root)
        spyOn(key, "clicked")
        mouseClick(key)
        compare(spy.count, 1)
        key.possible = false
        spyOn(key, "refused")
        mouseClick(key)
        compare(spy.count, 1)
    }
}
