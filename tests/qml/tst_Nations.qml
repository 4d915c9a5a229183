// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Nations
import Pegsheet.Theme

// The pieces of Nations that any page shows. Names and numbers of tiles are made up.
TestCase {
    id: root

    name: "Nations"
    visible: true
    when: windowShown
    width: 360
    height: 400

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        z: -1
    }
    Component {
        id: card

        TileCard { width: 63; height: 88; spokenName: "made up" }
    }
    Component {
        id: track

        TrackStrip { width: 344; title: "Points"; iconName: "trophy"; most: 32 }
    }
    Component {
        id: pool

        PoolRow { width: 344 }
    }
    Component {
        id: die

        Die { colour: 3; size: 28 }
    }
    Component {
        id: pieces

        PiecesItem { size: 24 }
    }
    Component {
        id: ledger

        LedgerList { width: 300 }
    }
    SignalSpy {
        id: spy
    }

    function picture(item): var {
        waitForRendering(item)
        return grabImage(item)
    }

    function test_dieShowsItsColourAndWhatLies() {
        const item = createTemporaryObject(die, root)
        const rests = picture(item)
        verify(rests.red(4, 14) > rests.blue(4, 14))
        item.symbol = 4
        const shows = picture(item)
        verify(!rests.equals(shows))
        item.count = 2
        verify(!shows.equals(picture(item)))
    }
    // Without the colours of die and rim: what is printed on it tells it from the others.
    function test_dieSaysItsColourInALetter() {
        const printed = []
        for (let colour = 0; colour < 4; ++colour) {
            const item = createTemporaryObject(die, root, { colour: colour, symbol: -1, size: 40 })
            item.width = item.height = 40
            const image = picture(item)
            const ground = [image.red(20, 4), image.green(20, 4), image.blue(20, 4)]
            let pixels = ""
            for (let y = 8; y < 32; ++y)
                for (let x = 8; x < 32; ++x)
                    pixels += Math.abs(image.red(x, y) - ground[0]) + Math.abs(image.green(x, y) - ground[1]) > 120 ? "#" : "."
            verify(pixels.includes("#"))
            verify(!printed.includes(pixels))
            printed.push(pixels)
            item.destroy()
        }
    }
    function test_piecesShrinkToTheirRoom() {
        const item = createTemporaryObject(pieces, root)
        item.dice = [0, 1, 2, 3]
        const wide = item.implicitWidth
        verify(wide > 4 * 24)
        item.chits = [0, 1]
        verify(item.implicitWidth > wide)
    }
    function test_tileTellsWhatWasBought() {
        const item = createTemporaryObject(card, root, { kind: 0, points: 3 })
        item.dice = [3, 3]
        const bought = picture(item)
        item.points = 4
        verify(!bought.equals(picture(item)))
        item.points = 3
        item.printed = true
        verify(!bought.equals(picture(item)))
    }
    function test_tileCanBeTouched() {
        const item = createTemporaryObject(card, root)
        spy.target = item
        spy.signalName = "clicked"
        spy.clear()
        mouseClick(item)
        compare(spy.count, 1)
    }
    function test_pegsOfOneHoleStandBesideEachOther() {
        const one = { name: "Ada", mark: 0, at: 8 }
        const item = createTemporaryObject(track, root, { pegs: [one] })
        const alone = item.implicitHeight
        item.pegs = [one, { name: "Ben", mark: 1, at: 8 }, { name: "Cleo", mark: 2, at: 8 }]
        compare(item.implicitHeight, alone)
        verify(item.Accessible.name.includes("Ben 8"))
    }
    function test_rerollsAreUsedOnTheirChits() {
        const item = createTemporaryObject(pool, root, { rerolls: 2, mark: 0 })
        item.dice = [0, 0, 3]
        item.chits = [1, 5, 5]
        compare(item.others.length, 1)
        const reroll = findChild(item, "reroll")
        verify(reroll.visible)
        spy.target = item
        spy.signalName = "rerollWanted"
        spy.clear()
        mouseClick(reroll)
        compare(spy.count, 1)
        // Somebody else's are only shown.
        item.mark = -1
        mouseClick(reroll)
        compare(spy.count, 1)
        item.chits = [1]
        verify(!reroll.visible)
    }
    function test_piecesOfThePoolAreDrawn() {
        const item = createTemporaryObject(pool, root, { headed: false })
        const nothing = picture(item)
        item.dice = [3, 3, 3]
        verify(!nothing.equals(picture(item)))
    }
    function test_ledgerGrowsByItsEntries() {
        const item = createTemporaryObject(ledger, root, { entries: [{ title: "Age I", detail: "Books 2", points: 2 }] })
        tryVerify(() => item.height > 0)
        const one = item.height
        item.total = 12
        tryVerify(() => item.height > one)
    }
}
