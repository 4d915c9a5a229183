// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "BuildingPlan"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        BuildingPlan { width: 340; height: implicitHeight }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    readonly property var all: ["city4", "city5", "city6", "city7", "stepPyramid", "stoneCircle", "temple", "obelisk",
                                "hangingGardens", "greatPyramid", "greatWall"]

    function test_blocksDoNotOverlap_data() {
        return [{ tag: "phone", width: 340, side: 18, iconOnly: false }, { tag: "side sheet", width: 206, side: 11, iconOnly: true },
                { tag: "wide", width: 700, side: 24, iconOnly: false }]
    }
    function test_blocksDoNotOverlap(data) {
        const plan = createTemporaryObject(component, root, { width: data.width, side: data.side, iconOnly: data.iconOnly })
        const places = all.map(name => plan.place(name))
        for (let i = 0; i < places.length; ++i) {
            verify(places[i].right <= data.width)
            verify(places[i].bottom <= plan.implicitHeight)
            for (let j = 0; j < i; ++j) {
                const apart = places[i].left >= places[j].right || places[j].left >= places[i].right
                    || places[i].top >= places[j].bottom || places[j].top >= places[i].bottom
                verify(apart, all[i] + " and " + all[j])
            }
        }
    }
    function test_theSheetFitsAPhone() {
        const plan = createTemporaryObject(component, root)
        // 640 less the strip, the line of workers, the bar and the line of disasters.
        verify(plan.implicitHeight <= 640 - 60 - 42 - 72 - 32, plan.implicitHeight)
    }
}
