// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "DevelopmentRow"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        DevelopmentRow { width: 344; height: implicitHeight; name: "Landwirtschaft"; detail: "+1 Nahrung je Nahrungswürfel"; cost: 15; points: 3; mark: 1 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_whatCannotBePaidStillAnswers() {
        const row = createTemporaryObject(component, root, { possible: false })
        spyOn(row, "refused")
        mouseClick(row)
        compare(spy.count, 1)
    }
    function test_isHighEnoughToTouch() {
        const row = createTemporaryObject(component, root, { legal: true })
        verify(row.implicitHeight >= 44)
    }
}
