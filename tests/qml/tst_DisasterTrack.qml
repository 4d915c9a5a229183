// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "DisasterTrack"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        DisasterTrack { width: 340; height: implicitHeight; count: 5 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_anyNumberFits_data() {
        return [0, 5, 15, 16, 99].map(count => ({ tag: count, count: count }))
    }
    function test_anyNumberFits(data) {
        const track = createTemporaryObject(component, root, { count: data.count })
        verify(track.childrenRect.width <= 340, track.childrenRect.width)
    }
}
