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
