// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "PayBar"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        PayBar { width: 320; height: implicitHeight; price: 20; most: 28; text: "22 von 20"; parts: [{ good: "coin", amount: 7 }, { good: "wood", amount: 15 }] }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_aDearPriceStillHasItsMark() {
        const bar = createTemporaryObject(component, root, { price: 60 })
        compare(Math.round(bar.perCoin * 60), 320)
    }
}
