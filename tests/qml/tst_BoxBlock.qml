// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "BoxBlock"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        BoxBlock { rows: [1, 3, 3]; filled: 4; pencilled: 2; fresh: 1; side: 18 }
    }
    SignalSpy {
        id: spy
    }

    function spyOn(target: QtObject, signalName: string) {
        spy.target = target
        spy.signalName = signalName
        spy.clear()
    }

    function test_fillsFromTheBottomUp() {
        const block = createTemporaryObject(component, root)
        compare(block.places().length, 7)
        compare(block.places()[0].y, 2 * block.pitch)
        compare(block.places()[3].y, block.pitch)
        compare(block.places()[6].y, 0)
        verify(block.places()[0].x < block.places()[1].x)
    }
    function test_marksInOrder() {
        const block = createTemporaryObject(component, root)
        const marks = [0, 1, 2, 3, 4, 5, 6].map(index => block.markOf(index))
        compare(marks, [BoxBlock.Done, BoxBlock.Done, BoxBlock.Done, BoxBlock.Fresh,
                        BoxBlock.Pencilled, BoxBlock.Pencilled, BoxBlock.Empty])
    }
    function test_boxesStandOnWholePixels() {
        const block = createTemporaryObject(component, root, { rows: [1, 2, 3, 4, 5], side: 17 })
        for (const place of block.places()) {
            compare(place.x, Math.round(place.x))
            compare(place.y, Math.round(place.y))
        }
    }
}
