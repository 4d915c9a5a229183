// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Theme
import Pegsheet.Controls

TestCase {
    id: root

    name: "Theme"

    function luminance(of: var): real {
        const color = Qt.color(of)
        const linear = part => part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
    }

    function contrast(one: var, other: var): real {
        const high = Math.max(luminance(one), luminance(other))
        const low = Math.min(luminance(one), luminance(other))
        return (high + 0.05) / (low + 0.05)
    }

    function cleanup() {
        Theme.dark = false
        Theme.reducedMotion = false
        Type.textScale = 1
    }

    function test_textCanBeRead_data() {
        return [{ tag: "light", dark: false }, { tag: "dark", dark: true }]
    }
    function test_textCanBeRead(data) {
        Theme.dark = data.dark
        const pairs = [[Theme.ink, Theme.table], [Theme.ink, Theme.paper], [Theme.inkSoft, Theme.paper],
                       [Theme.inkSoft, Theme.paperSunk], [Theme.inkSoft, Theme.table], [Theme.woodInk, Theme.wood],
                       [Theme.woodInk, Theme.woodPale], [Theme.trayInk, Theme.tray], [Theme.trayInkSoft, Theme.tray],
                       [Theme.boneInk, Theme.bone], [Theme.danger, Theme.paper], [Theme.danger, Theme.dangerTint],
                       [Theme.yes, Theme.paper], [Theme.yes, Theme.paperSunk], [Theme.redPencil, Theme.paper],
                       [Theme.slipInk, Theme.ink], [Theme.slipLink, Theme.ink], [Theme.coin, Theme.paper]]
        for (let mark = 0; mark < 5; ++mark)
            pairs.push([Theme.playerColor(mark), Theme.paper], [Theme.playerColor(mark), Theme.playerTint(mark)],
                       [Theme.accentInk, Theme.playerColor(mark)], [Theme.inkSoft, Theme.playerTint(mark)])
        for (const pair of pairs)
            verify(contrast(pair[0], pair[1]) >= 4.5, pair[0] + " on " + pair[1] + ": " + contrast(pair[0], pair[1]))
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
