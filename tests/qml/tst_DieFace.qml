// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "DieFace"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        DieFace { x: 20; y: 20; face: "food"; size: 56; width: 56; height: 56 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_touchClicks() {
        const die = createTemporaryObject(component, root)
        spyOn(die, "clicked")
        mouseClick(die)
        compare(spy.count, 1)
    }
    function test_theHalfTouchedIsChosen() {
        const die = createTemporaryObject(component, root, { face: "choice", choosable: true })
        spyOn(die, "halfChosen")
        mouseClick(die, 10, 10)
        mouseClick(die, 46, 46)
        compare(spy.signalArguments[0][0], "food")
        compare(spy.signalArguments[1][0], "workers")
    }
    function test_aKeyChoosesTheOtherHalf() {
        const die = createTemporaryObject(component, root, { face: "choice", choosable: true, choice: "food" })
        die.forceActiveFocus(Qt.TabFocusReason)
        spyOn(die, "halfChosen")
        keyClick(Qt.Key_Space)
        compare(spy.signalArguments[0][0], "workers")
        die.choice = "workers"
        keyClick(Qt.Key_Space)
        compare(spy.signalArguments[1][0], "food")
        keyClick(Qt.Key_Delete)
        compare(spy.signalArguments[2][0], "workers")
        compare(spy.count, 3)
    }
    function test_everyFaceAndStateDraws_data() {
        return ["food", "good", "skull", "workers", "choice", "coins", ""].map(face => ({ tag: face === "" ? "to enter" : face, face: face }))
    }
    function test_everyFaceAndStateDraws(data) {
        const die = createTemporaryObject(component, root, { face: data.face })
        die.kept = true
        die.locked = true
        die.rollsAgain = true
        die.choice = "workers"
        verify(waitForRendering(die))
    }
    function test_aCorrectedDieBearsAPencil() {
        const die = createTemporaryObject(component, root, { kept: true })
        const badges = () => allIcons(die).sort().join()
        tryVerify(() => badges() === "check")
        die.corrected = true
        tryVerify(() => badges() === "check,pencil")
        die.corrected = false
        tryVerify(() => badges() === "check")
    }
    // The names of the icons seen on it.
    function allIcons(item): var {
        if (!item.visible)
            return []
        const below = []
        for (let place = 0; place < item.children.length; ++place)
            below.push(...allIcons(item.children[place]))
        return item.size !== undefined && (item.name ?? "") !== "" ? below.concat(item.name) : below
    }
    function test_aPictureIsNoButton() {
        const die = createTemporaryObject(component, root, { isPicture: true })
        spyOn(die, "clicked")
        mouseClick(die)
        compare(spy.count, 0)
    }
}
