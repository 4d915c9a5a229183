// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls
import Pegsheet.Theme

TestCase {
    id: root

    name: "PlayerStrip"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        PlayerStrip {
            id: strip
            width: 360
            height: implicitHeight
            playerCount: 4

            Repeater {
                model: strip.playerCount

                PlayerTab {
                    required property int index

                    objectName: "tab" + index
                    width: strip.tabWidth
                    nameSize: strip.nameSize
                    playerName: ["Ada", "Benedikt-Maximilian", "Cleo", "Dov", "Friederike"][index]
                    mark: index
                    score: "−14"
                    detail: "Punkte · 3 von 5"
                    detailShort: "3/5"
                    started: index === 1
                }
            }
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

    function test_fourTabsFitAPhone() {
        const strip = createTemporaryObject(component, root)
        const last = findChild(strip, "tab3")
        verify(last.mapToItem(strip, last.width, 0).x <= strip.width)
        verify(last.width >= 44)
    }
    function test_allNamesHaveOneSize() {
        const strip = createTemporaryObject(component, root)
        const sizes = [0, 1, 2, 3].map(seat => findChild(findChild(strip, "tab" + seat), "name").font.pixelSize)
        compare(new Set(sizes).size, 1)
        compare(sizes[0], strip.nameSize)
        verify(strip.nameSize < Type.label.pixelSize)
    }
    function test_fiveNamesShowTheirBeginning() {
        const strip = createTemporaryObject(component, root, { playerCount: 5 })
        for (const [seat, beginning] of [[0, "Ada"], [1, "Bene"], [4, "Fried"]]) {
            const name = findChild(findChild(strip, "tab" + seat), "name")
            verify(name.text.startsWith(beginning), name.text)
            verify(name.implicitWidth <= name.room && !name.truncated, name.text)
        }
    }
    function test_touchOfATabClicksIt() {
        const strip = createTemporaryObject(component, root)
        const tab = findChild(strip, "tab2")
        spyOn(tab, "clicked")
        mouseClick(tab)
        compare(spy.count, 1)
    }
    function test_menuOpens() {
        const strip = createTemporaryObject(component, root)
        spyOn(strip, "menuClicked")
        mouseClick(strip, 20, 30)
        compare(spy.count, 1)
    }
}
