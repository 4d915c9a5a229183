// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "DisasterCard"
    visible: true
    when: windowShown
    width: 360
    height: 500

    Component {
        id: component

        DisasterCard {
            width: 344
            height: implicitHeight
            name: "Hungersnot"
            sentence: "Drei Städte hungern"
            skulls: 7

            DisasterRow { playerName: "Ada"; mark: 0; outcome: DisasterRow.Hit; reason: "keine Medizin"; result: "−3"; disasters: 10; fresh: 3 }
            DisasterRow { playerName: "Benedikt-Maximilian"; mark: 1; outcome: DisasterRow.Untouched; reason: "hat die Schädel selbst gewürfelt"; result: "nicht betroffen" }
            DisasterRow { playerName: "Cleo"; mark: 2; outcome: DisasterRow.Immune; reason: "besitzt Medizin"; result: "geschützt" }
        }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_isAsHighAsItsRows() {
        const card = createTemporaryObject(component, root)
        verify(card.implicitHeight > 3 * 56)
        const before = card.implicitHeight
        card.note = "Genau eine Katastrophe zählt."
        tryVerify(() => card.implicitHeight > before)
    }
}
