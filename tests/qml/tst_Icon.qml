// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Icons
import Pegsheet.Theme

TestCase {
    id: root

    name: "Icon"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Rectangle {
        anchors.fill: parent
        color: "white"
        z: -1
    }

    Component {
        id: component

        Icon { name: "food"; size: 17 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_everyNameHasADrawing_data() {
        return [...IconNames.filled, ...IconNames.drawn].map(name => ({ tag: name }))
    }
    function test_everyNameHasADrawing(data) {
        const icon = createTemporaryObject(component, root, { name: data.tag, size: 24, color: "#ff0000" })
        const picture = grabImage(icon)
        let inked = 0
        for (let x = 0; x < 24; ++x) {
            for (let y = 0; y < 24; ++y)
                inked += picture.green(x, y) < 100 ? 1 : 0
        }
        verify(inked > 15, data.tag + ": " + inked)
    }
    function test_theBuildingsOfTheModelAreThere() {
        for (const name of ["city", "stepPyramid", "stoneCircle", "temple", "obelisk", "hangingGardens", "greatWall", "greatPyramid",
                            "wood", "stone", "pottery", "cloth", "metal", "food", "worker", "coin", "skull"])
            verify(IconNames.filled.includes(name), name)
    }
    function test_whatTapestryShowsIsThere() {
        for (const name of ["compass", "flask", "strength", "sunGear", "coin", "worker", "food", "lyre", "questionDiamond", "shop",
                            "house", "barn", "castle", "anyBuilding", "hexagon", "hexagonStar", "weaving", "bulb", "column", "tower",
                            "hexagonCompass", "rocket", "swordBanner", "flaskDie", "cardUp", "circleSpark", "squareSpark", "loopSpace",
                            "cardOverCard", "cardRefresh", "processor", "hexagonFlag", "gridLine", "gridBlock", "tent", "hourglass"])
            verify(IconNames.filled.includes(name), name)
    }
}
