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

    // As on the printed sheet: lines of fifteen boxes, three of them, in any width.
    function boxesOf(track): var {
        let blocks = []
        const collect = item => {
            if (item.rows !== undefined && item.filled !== undefined)
                blocks.push(item)
            for (let place = 0; place < item.children.length; ++place)
                collect(item.children[place])
        }
        collect(track)
        return blocks
    }
    function test_anyNumberFits_data() {
        const rows = []
        for (const width of [206, 250, 300, 340, 500])
            for (const count of [0, 5, 15, 16, 31, 99])
                rows.push({ tag: width + " " + count, width: width, count: count })
        return rows
    }
    function test_anyNumberFits(data) {
        const track = createTemporaryObject(component, root, { count: data.count, width: data.width, dense: data.width < 290 })
        verify(waitForRendering(track))
        const blocks = boxesOf(track)
        compare(blocks.length, 3 * Math.max(1, Math.min(3, Math.ceil(data.count / 15))))
        compare(blocks.reduce((sum, block) => sum + block.filled, 0), Math.min(45, data.count))
        for (const block of blocks) {
            compare(block.y, blocks[0].y + Math.floor(blocks.indexOf(block) / 3) * (blocks[0].height + 2))
            verify(block.mapToItem(track, block.width, 0).x <= data.width)
            verify(block.mapToItem(track, 0, block.height).y <= track.height)
        }
        verify(track.childrenRect.width <= data.width, track.childrenRect.width)
    }
    function test_freshPointsAreTheLastOnesOverTheLines() {
        const track = createTemporaryObject(component, root, { count: 17, fresh: 3 })
        compare(boxesOf(track).map(block => block.fresh).join(), "0,0,1,2,0,0")
    }
}
