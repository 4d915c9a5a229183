// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// Colours, sizes and motion by role. No component holds a colour or a size of its own that two of them share.
// A player's colour goes by mark: 0 madder circle, 1 woad square, 2 moss ringed circle, 3 plum lozenge, 4 amber triangle.
QtObject {
    id: root

    property bool dark: false
    // Device pixels a unit; the window tells it.
    property real pixelRatio: 1
    // The system asks for less motion.
    property bool reducedMotion: false

    readonly property color table: dark ? "#191511" : "#E6DBC6"
    readonly property color paper: dark ? "#29231C" : "#FCF8EE"
    readonly property color paperSunk: dark ? "#211C16" : "#F3EBDA"
    readonly property color edge: dark ? "#463B2E" : "#D8C9AC"
    readonly property color ink: dark ? "#F2E8D7" : "#2A231B"
    readonly property color inkSoft: dark ? "#C2B39C" : "#645643"
    // Empty boxes and what is spent; never text.
    readonly property color inkFaint: dark ? "#6F624F" : "#B4A488"
    // Text on ink, on the dark slip and on the chosen half of a switch.
    readonly property color slipInk: dark ? "#1B1612" : "#FCF8EE"
    readonly property color slipLink: dark ? "#7A2416" : "#FFBFA3"

    readonly property color wood: dark ? "#5E442B" : "#CDA06A"
    readonly property color woodLight: dark ? "#6E5135" : "#DBB482"
    readonly property color woodDark: dark ? "#3A2919" : "#94683D"
    readonly property color grain: dark ? "#403A2919" : "#3094683D"
    readonly property color woodInk: dark ? "#FBEEDA" : "#2E1D0E"
    readonly property color woodPale: dark ? "#57402A" : "#E9D3B2"
    readonly property color hole: dark ? "#1C130B" : "#5B3B20"
    readonly property color holeDeep: dark ? "#120C07" : "#3E2713"
    readonly property color tray: dark ? "#33261B" : "#5E4530"
    readonly property color trayDeep: dark ? "#271D14" : "#4E3725"
    readonly property color trayInk: "#FBF1DF"
    readonly property color trayInkSoft: dark ? "#D9C7A6" : "#E6D3B1"
    readonly property color trayLine: dark ? "#A08B69" : "#C8B084"
    // Dice stay light in the dark.
    readonly property color bone: dark ? "#EADFC9" : "#FFFBF1"
    readonly property color boneDeep: dark ? "#D8CBB0" : "#EFEAE0"
    readonly property color boneLocked: "#D6C8AD"
    readonly property color boneEdge: dark ? "#A39577" : "#C9B792"
    readonly property color boneInk: "#2A231B"

    readonly property color danger: dark ? "#F2917D" : "#9A2B1E"
    readonly property color dangerTint: dark ? "#43251E" : "#F8E3DB"
    readonly property color dangerDeep: "#7E1D13"
    readonly property color dangerDeepInk: "#FFFDF7"
    readonly property color yes: dark ? "#A8CC7A" : "#3D6626"
    readonly property color yesTint: dark ? "#2E3620" : "#E8EFD9"
    readonly property color redPencil: dark ? "#FF9E8A" : "#B3261E"
    readonly property color accentInk: dark ? "#1B1612" : "#FFFDF7"
    readonly property color coin: dark ? "#DDBB55" : "#7C5F0C"
    readonly property color gold: "#B78A1E"
    readonly property color goldRim: "#7C5F0C"
    readonly property color shadow: dark ? "#66000000" : "#33000000"
    // Over a page while something in front of it is answered.
    readonly property color scrim: dark ? "#A0000000" : "#732A231B"

    function playerColor(mark: int): color {
        switch (mark) {
        case 0: return dark ? "#F0917F" : "#A63A2B"
        case 1: return dark ? "#82B9E6" : "#1E5C88"
        case 2: return dark ? "#AACD78" : "#4A6A1F"
        case 3: return dark ? "#D6A3DD" : "#74407A"
        case 4: return dark ? "#E2B65C" : "#805300"
        }
        return ink
    }

    function playerTint(mark: int): color {
        switch (mark) {
        case 0: return dark ? "#40261F" : "#F6E1D9"
        case 1: return dark ? "#22333F" : "#DDE8EC"
        case 2: return dark ? "#2E3720" : "#E6ECD5"
        case 3: return dark ? "#3A2A3C" : "#EDE0EA"
        case 4: return dark ? "#3C311C" : "#F3E6C9"
        }
        return paperSunk
    }

    // The picture of a good, of food, of coins, on paper and on the pale discs of the boards.
    function goodColor(good: string): color {
        switch (good) {
        case "food": return dark ? "#A9CB76" : "#4C7021"
        case "wood": return dark ? "#D9A066" : "#7A4B1E"
        case "stone": return dark ? "#B9BFC4" : "#5A6166"
        case "pottery": return dark ? "#EE9468" : "#A8481F"
        case "cloth": return dark ? "#86B7DB" : "#2F6187"
        case "metal": return dark ? "#DDBB55" : "#7C5F0C"
        case "coin": return coin
        case "skull": return danger
        }
        return ink
    }

    // The same on a die, which is light in both themes.
    function goodOnBone(good: string): color {
        switch (good) {
        case "food": return "#4C7021"
        case "pottery": return "#A8481F"
        case "skull": return dangerDeep
        }
        return boneInk
    }

    // Painted pegs, and the shares of a payment.
    function pegColor(good: string): color {
        switch (good) {
        case "food": return "#6AA52F"
        case "wood": return "#9A5520"
        case "stone": return "#8E969D"
        case "pottery": return "#D4532B"
        case "cloth": return "#3B82C4"
        case "metal": return "#D2A81F"
        case "coin": return gold
        }
        return inkSoft
    }

    // The frame round what is legal, and round what is previewed: whole device pixels.
    readonly property real lineLegal: Math.round(1.4 * pixelRatio) / pixelRatio
    readonly property real lineBold: Math.round(2 * pixelRatio) / pixelRatio
    readonly property int gap: 8
    readonly property int gapSmall: 4
    readonly property int gapLarge: 12
    readonly property int radiusPaper: 6
    readonly property int radiusButton: 8
    readonly property int radiusWood: 10
    readonly property int touch: 44
    readonly property int buttonHeight: 52
    readonly property int barHeight: 72
    readonly property int headerHeight: 56
    readonly property int stripHeight: 60
    readonly property int railHeight: 36
    readonly property int pegRowHeight: 46
    readonly property int icon: 24
    readonly property int iconSmall: 17
    readonly property int compactBelow: 600
    readonly property int lowBelow: 480
    readonly property int expandedFrom: 1200
    readonly property int wideFrom: 1800

    // What the device's edges, a camera or the system's own bars take of the window; pages stay inside.
    property int safeLeft: 0
    property int safeTop: 0
    property int safeRight: 0
    property int safeBottom: 0

    // Milliseconds of any movement.
    readonly property int motion: reducedMotion ? 0 : 150
    // Milliseconds until a touch is a long one.
    readonly property int longTouch: 500
}
