// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "PegRow"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        PegRow { width: 344; height: implicitHeight; good: "wood"; values: [0, 1, 3, 6, 10, 15, 21, 28, 36]; count: 3; legal: true; mark: 1 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_theWholeRowIsTheTarget() {
        const row = createTemporaryObject(component, root)
        spyOn(row, "clicked")
        mouseClick(row, 20, 20)
        mouseClick(row, 330, 40)
        compare(spy.count, 2)
        verify(row.implicitHeight >= 44)
    }
    function test_chosenPegStandsAtNoneWithARingWhereItStood() {
        const row = createTemporaryObject(component, root, { chosen: true })
        compare(row.pegAt, 0)
        compare(row.ring, 3)
        compare(row.boldAt, 3)
    }
    function test_lastHoleFitsAPhone_data() {
        return [{ tag: "wood", values: 9 }, { tag: "food", values: 16 }]
    }
    function test_lastHoleFitsAPhone(data) {
        const values = Array.from({ length: data.values }, (_, hole) => hole)
        const row = createTemporaryObject(component, root, { good: data.tag, values: values })
        verify(row.firstHole + row.pitch * (data.values - 1) + row.pegSize / 2 <= 344)
    }
}
