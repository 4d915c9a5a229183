// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// Colours, sizes and motion by role. No component holds a colour or a size of its own that two of them share.
// What a colour is for stands in ColorRoles; every theme is one of those.
// A player's colour goes by mark: 0 madder circle, 1 woad square, 2 moss ringed circle, 3 plum lozenge, 4 amber triangle.
QtObject {
    id: root

    enum Mode { Light, Dark, HighContrast }

    property int mode: Theme.Light
    // Device pixels a unit; the window tells it.
    property real pixelRatio: 1
    // The system or the table asks for less motion.
    property bool reducedMotion: false

    readonly property ColorRoles light: LightColors {}
    // The others are read when they are first wanted.
    property ColorRoles night: null
    property ColorRoles strong: null
    readonly property ColorRoles colors: (mode === Theme.Dark ? night : mode === Theme.HighContrast ? strong : light) ?? light

    onModeChanged: read()
    Component.onCompleted: read()

    function read() {
        if (mode === Theme.Dark && night === null)
            night = made("DarkColors.qml")
        else if (mode === Theme.HighContrast && strong === null)
            strong = made("ContrastColors.qml")
    }

    function made(file: string): ColorRoles {
        return Qt.createComponent(file).createObject(root) as ColorRoles
    }

    readonly property color table: colors.table
    readonly property color paper: colors.paper
    readonly property color paperSunk: colors.paperSunk
    readonly property color edge: colors.edge
    readonly property color ink: colors.ink
    readonly property color inkSoft: colors.inkSoft
    readonly property color inkFaint: colors.inkFaint
    readonly property color slipInk: colors.slipInk
    readonly property color slipLink: colors.slipLink

    readonly property color wood: colors.wood
    readonly property color woodLight: colors.woodLight
    readonly property color woodDark: colors.woodDark
    readonly property color grain: colors.grain
    readonly property color woodInk: colors.woodInk
    readonly property color woodPale: colors.woodPale
    readonly property color hole: colors.hole
    readonly property color holeDeep: colors.holeDeep
    readonly property color holeRim: colors.holeRim
    readonly property color tray: colors.tray
    readonly property color trayDeep: colors.trayDeep
    readonly property color trayInk: colors.trayInk
    readonly property color trayInkSoft: colors.trayInkSoft
    readonly property color trayLine: colors.trayLine
    readonly property color bone: colors.bone
    readonly property color boneDeep: colors.boneDeep
    readonly property color boneLocked: colors.boneLocked
    readonly property color boneEdge: colors.boneEdge
    readonly property color boneInk: colors.boneInk

    readonly property color danger: colors.danger
    readonly property color dangerTint: colors.dangerTint
    readonly property color dangerDeep: colors.dangerDeep
    readonly property color dangerDeepInk: colors.dangerDeepInk
    readonly property color yes: colors.yes
    readonly property color yesTint: colors.yesTint
    readonly property color redPencil: colors.redPencil
    readonly property color accentInk: colors.accentInk
    readonly property color coin: colors.coin
    readonly property color gold: colors.gold
    readonly property color goldRim: colors.goldRim
    readonly property color shadow: colors.shadow
    readonly property color scrim: colors.scrim

    function playerColor(mark: int): color {
        return colors.players[mark] ?? ink
    }

    function playerTint(mark: int): color {
        return colors.tints[mark] ?? paperSunk
    }

    // The picture of a good, of food, of coins, on paper and on the pale discs of the boards.
    function goodColor(good: string): color {
        return colors.goods[good] ?? (good === "coin" ? coin : good === "skull" ? danger : ink)
    }

    // The same on a die, which is light in every theme.
    function goodOnBone(good: string): color {
        return colors.goodsOnBone[good] ?? (good === "skull" ? dangerDeep : boneInk)
    }

    // Painted pegs, and the shares of a payment.
    function pegColor(good: string): color {
        return colors.pegs[good] ?? inkSoft
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
