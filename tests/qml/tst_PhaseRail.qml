// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "PhaseRail"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        PhaseRail { width: 360; height: implicitHeight; current: 2; phases: ["Würfeln", "Ernähren", "Katastrophe", "Bauen", "Kaufen", "Ablegen"] }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_wordsFillTheWidthAndNoMore() {
        const rail = createTemporaryObject(component, root)
        let sum = 0
        for (let i = 0; i < 6; ++i)
            sum += findChild(rail, "cell" + i).width
        fuzzyCompare(sum, rail.room, 1)
    }
    function test_aLongWordGetsMoreThanAShortOne() {
        const rail = createTemporaryObject(component, root)
        verify(findChild(rail, "cell2").width > findChild(rail, "cell3").width)
    }
}
