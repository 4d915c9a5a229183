// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Bronze

TestCase {
    id: root

    name: "MiniBoard"
    visible: true
    when: windowShown
    width: 360
    height: 200

    Component {
        id: component

        MiniBoard {
            id: board
            width: 206
            height: implicitHeight

            Repeater {
                model: ["food", "wood", "stone", "pottery", "cloth", "metal"]

                MiniPeg {
                    required property string modelData

                    objectName: modelData
                    width: board.cellWidth
                    good: modelData
                    count: 12
                    next: 15
                    spokenName: modelData
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

    function test_sixCellsFitTheNarrowSheet() {
        const board = createTemporaryObject(component, root)
        const last = findChild(board, "metal")
        tryVerify(() => last.mapToItem(board, last.width, 0).x <= board.width)
    }
}
