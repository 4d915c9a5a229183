// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Theme
import Pegsheet.Bronze

TestCase {
    id: root

    name: "PreviewTile"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        PreviewTile { width: 61; height: implicitHeight; iconName: "worker"; text: "28"; reason: "Mauerwerk +1"; spokenName: "Arbeiter" }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_longReasonsWrap() {
        verify(Type.least > 0)
        const tile = createTemporaryObject(component, root)
        tile.reason = "Ernährung aller sieben Städte"
        verify(tile.implicitHeight > 64)
    }
}
