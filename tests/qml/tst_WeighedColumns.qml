// SPDX-License-Identifier: Apache-2.0
// qmllint disable unqualified
import QtQuick
import QtTest
import Pegsheet.Controls

TestCase {
    id: root

    name: "WeighedColumns"
    visible: true
    when: windowShown
    width: 700
    height: 400

    Component {
        id: component

        WeighedColumns {
            id: page

            property int questionHeight: 0
            property alias board: board
            property alias list: list
            property alias question: question
            property alias counted: counted
            property alias small: small

            width: 620
            height: 400
            spacing: 10
            columns: [{ x: 0, width: 300, height: 400 }, { x: 310, width: 300, height: 400 }]

            ColumnPart {
                id: question
                columns: [1]
                isThere: page.questionHeight > 0
                sourceComponent: Item { implicitHeight: page.questionHeight }
            }
            ColumnPart {
                id: board
                weight: 80
                sourceComponent: Item { implicitHeight: 200 }
            }
            ColumnPart {
                id: list
                objectName: "List"
                title: "List"
                weight: 70
                columns: [1]
                least: 100
                sourceComponent: Item { implicitHeight: Math.max(100, list.room) }
            }
            ColumnPart {
                id: counted
                objectName: "Counted"
                title: "Counted"
                weight: 50
                columns: [1, 0]
                sourceComponent: Item { implicitHeight: 180 }
            }
            ColumnPart {
                id: small
                weight: 20
                columns: [1]
                sourceComponent: Item { implicitHeight: 60 }
            }
        }
    }

    function columnsOf(page: var): string {
        return [page.question, page.board, page.list, page.counted, page.small].map(part => part.visible ? part.column : -1).join(" ")
    }

    // A part lies in a place of its own in a column.
    function scrollerOf(part: Item): Item {
        return part.parent.parent.parent
    }

    // All of it has room: in the order of the list, and what grows has what is left.
    function test_everythingHasRoom() {
        const page = createTemporaryObject(component, root)
        tryVerify(() => columnsOf(page) === "-1 0 1 1 1")
        compare(page.list.y, 0)
        tryCompare(page.counted, "y", 400 - 60 - 10 - 180)
        compare(page.list.height, 400 - 60 - 10 - 180 - 10)
        compare(page.small.y, 340)
        compare(page.showsWays, false)
    }
    // The weightier keep their places; another column takes what it may.
    function test_theWeightierStay() {
        const page = createTemporaryObject(component, root, { questionHeight: 150 })
        tryVerify(() => columnsOf(page) === "1 0 1 0 1")
        compare(page.list.y, 160)
        compare(page.counted.y, 210)
        page.questionHeight = 0
        page.occasion = "another"
        tryVerify(() => columnsOf(page) === "-1 0 1 1 1")
        // Keys go on in the order of the list.
        const placeOf = part => Array.from(part.parent.parent.children).indexOf(part.parent)
        const order = [page.list, page.counted, page.small].map(placeOf)
        verify(order[0] < order[1] && order[1] < order[2])
    }
    // On the same occasion nothing goes to another column: what a question leaves no room for comes back where it stood.
    function test_partsKeepTheirColumns() {
        const page = createTemporaryObject(component, root)
        tryVerify(() => columnsOf(page) === "-1 0 1 1 1")
        const height = page.list.height
        page.questionHeight = 150
        tryVerify(() => columnsOf(page) === "1 0 1 -1 1")
        tryCompare(page.without, "length", 1)
        page.questionHeight = 0
        tryVerify(() => columnsOf(page) === "-1 0 1 1 1")
        tryCompare(page.list, "height", height)
    }
    // What grows becomes no higher when others leave it more room on the same occasion.
    function test_whatGrowsKeepsItsHeight() {
        const page = createTemporaryObject(component, root, { questionHeight: 120 })
        tryVerify(() => columnsOf(page) === "1 0 1 0 1")
        const height = page.list.height
        page.questionHeight = 0
        tryVerify(() => columnsOf(page) === "-1 0 1 0 1")
        tryCompare(page.list, "y", 0)
        compare(page.list.height, height)
    }
    // Once something was begun what grows sends nothing to another column either.
    function test_whatGrowsSendsNothingAway() {
        const page = createTemporaryObject(component, root, { questionHeight: 10 })
        tryVerify(() => columnsOf(page) === "1 0 1 1 1")
        page.hold()
        page.questionHeight = 120
        tryVerify(() => columnsOf(page) === "1 0 1 -1 1")
        page.occasion = "another"
        tryVerify(() => columnsOf(page) === "1 0 1 0 1")
    }
    // What finds no room is named below the last column, and shown at a touch.
    function test_whatFindsNoRoomIsNamed() {
        const page = createTemporaryObject(component, root, { questionHeight: 120 })
        page.board.least = 300
        tryVerify(() => columnsOf(page) === "1 0 1 -1 1")
        tryCompare(page.without, "length", 1)
        const way = findChild(page, "wayCounted")
        verify(way.visible)
        mouseClick(way)
        tryVerify(() => columnsOf(page) === "1 0 -1 1 -1")
        verify(findChild(page, "wayList").visible)
    }
    // Ways that need a second row leave less room at once: nothing is shown that goes as soon as they are drawn.
    function test_rowsOfWaysAreKnownAtOnce() {
        const columns = [{ x: 0, width: 300, height: 400 }, { x: 310, width: 100, height: 400 }]
        const page = createTemporaryObject(component, root, { columns: columns })
        page.board.least = 300
        tryVerify(() => columnsOf(page) === "-1 0 1 1 1")
        page.questionHeight = 240
        page.occasion = "another"
        page.arrange()
        compare(columnsOf(page), "1 0 -1 -1 -1")
        compare(page.without.length, 2)
        waitForRendering(page)
        compare(columnsOf(page), "1 0 -1 -1 -1")
    }
    // What stands in any case scrolls where it has to, and is not pushed by the ways to the rest.
    function test_whatHasToStandScrolls() {
        const page = createTemporaryObject(component, root, { questionHeight: 500 })
        page.board.least = 300
        tryVerify(() => columnsOf(page) === "1 0 -1 -1 -1")
        compare(page.showsWays, false)
        tryCompare(scrollerOf(page.question), "contentHeight", 500)
    }
    // In windows where all of it scrolls nothing is left out.
    function test_everythingScrolls() {
        const page = createTemporaryObject(component, root, { questionHeight: 300, scrolls: true })
        tryVerify(() => columnsOf(page) === "1 0 1 1 1")
        tryCompare(scrollerOf(page.small), "contentHeight", 300 + 100 + 180 + 60 + 3 * 10)
    }
    // How far a column is scrolled is shown beside what stands in it, and before the next one.
    function test_nothingLiesUnderTheMark() {
        const columns = [{ x: 0, width: 300, height: 150 }, { x: 310, width: 300, height: 150 }]
        const page = createTemporaryObject(component, root, { columns: columns, questionHeight: 300, scrolls: true })
        tryVerify(() => columnsOf(page) === "1 0 1 1 1")
        for (const [column, part] of [page.board, page.small].entries()) {
            const area = scrollerOf(part)
            const mark = findChild(area, "scrollMark")
            tryVerify(() => mark.visible)
            const left = mark.mapToItem(page, 0, 0).x
            verify(left >= part.mapToItem(page, part.width, 0).x, left)
            verify(column === 1 || left + mark.width <= page.columns[1].x, left)
        }
    }
}
