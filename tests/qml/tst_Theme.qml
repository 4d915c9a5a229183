// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Theme
import Pegsheet.Controls

TestCase {
    id: root

    name: "Theme"

    function cleanup() {
        Theme.mode = Theme.Light
        Theme.reducedMotion = false
        Type.textScale = 1
        Theme.pixelRatio = 1
    }

    function test_pagesGrowByWholePixels_data() {
        return [
            { tag: "phone", width: 360, height: 640, ratio: 3, scale: 1 },
            { tag: "tablet", width: 800, height: 1280, ratio: 2, scale: 1 },
            { tag: "laptop", width: 1440, height: 900, ratio: 1, scale: 1 },
            { tag: "sharp laptop", width: 1440, height: 900, ratio: 2, scale: 1.5 },
            { tag: "desktop", width: 1920, height: 1080, ratio: 1, scale: 2 },
            { tag: "low and wide", width: 2560, height: 900, ratio: 1, scale: 1 },
            { tag: "television", width: 3840, height: 2160, ratio: 1, scale: 4 }
        ]
    }
    function test_pagesGrowByWholePixels(data) {
        Theme.pixelRatio = data.ratio
        compare(PageScale.of(data.width, data.height), data.scale)
    }
    function test_everyThemeIsItsOwn() {
        const papers = [Theme.Light, Theme.Dark, Theme.HighContrast].map(mode => {
            Theme.mode = mode
            return [Theme.paper, Theme.ink, Theme.pieces.player(1), Theme.pieces.good("wood")].join()
        })
        compare(new Set(papers).size, 3)
    }
    function test_whatHasNoColourOfItsOwnIsInk() {
        compare(Theme.pieces.player(-1), Theme.ink)
        compare(Theme.pieces.tint(-1), Theme.paperSunk)
        compare(Theme.pieces.good("worker"), Theme.ink)
        compare(Theme.pieces.good("skull"), Theme.danger)
        compare(Theme.pieces.goodOnBone("worker"), Theme.boneInk)
        compare(Theme.pieces.peg("nothing"), Theme.inkSoft)
        compare(Theme.pieces.resourceFrame(4), Theme.ink)
    }
    function test_whatIsNoTrackHasNoColourOfTracks() {
        compare(Theme.pieces.track(4), Theme.tray)
        compare(Theme.pieces.trackFrame(-1), Theme.edge)
        compare(Theme.pieces.trackTint(4, 0), Theme.paperSunk)
        compare(Theme.pieces.trackTint(0, 4), Theme.paperSunk)
        compare(Theme.pieces.resource(-1), Theme.tray)
    }
    function test_everyTierOfATrackHasItsGround() {
        for (const mode of [Theme.Light, Theme.Dark, Theme.HighContrast]) {
            Theme.mode = mode
            const grounds = new Set()
            for (let space = 0; space < 16; ++space)
                grounds.add(String(Theme.pieces.trackTint(Math.floor(space / 4), space % 4)))
            compare(grounds.size, 16)
        }
    }
    function test_lessMotionMeansNone() {
        verify(Theme.motion > 0)
        Theme.reducedMotion = true
        compare(Theme.motion, 0)
    }
    function test_textScalesButNeverBelowTwelve() {
        Type.textScale = 1.5
        compare(Type.button.pixelSize, 24)
        Type.textScale = 0.5
        compare(Type.small.pixelSize, 12)
    }
}
