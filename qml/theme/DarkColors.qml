// SPDX-License-Identifier: Apache-2.0
import QtQuick

// The same table at night. Dice stay light.
ColorRoles {
    table: "#191511"
    paper: "#29231C"
    paperSunk: "#211C16"
    edge: "#463B2E"
    ink: "#F2E8D7"
    inkSoft: "#C2B39C"
    inkFaint: "#857763"
    slipInk: "#1B1612"
    slipLink: "#7A2416"

    wood: "#5E442B"
    woodLight: "#6E5135"
    woodDark: "#3A2919"
    grain: "#403A2919"
    woodInk: "#FBEEDA"
    woodPale: "#57402A"
    hole: "#1C130B"
    holeDeep: "#120C07"
    holeRim: "#CCAE86"
    tray: "#33261B"
    trayDeep: "#271D14"
    trayInk: "#FBF1DF"
    trayInkSoft: "#D9C7A6"
    trayLine: "#A08B69"
    bone: "#EADFC9"
    boneDeep: "#D8CBB0"
    boneLocked: "#D6C8AD"
    boneEdge: "#A39577"
    boneInk: "#2A231B"

    danger: "#F2917D"
    dangerTint: "#43251E"
    dangerDeep: "#7E1D13"
    dangerDeepInk: "#FFFDF7"
    yes: "#A8CC7A"
    yesTint: "#2E3620"
    redPencil: "#FF9E8A"
    accentInk: "#1B1612"
    coin: "#DDBB55"
    gold: "#B78A1E"
    goldRim: "#7C5F0C"
    shadow: "#66000000"
    scrim: "#A0000000"

    players: ["#F0917F", "#82B9E6", "#AACD78", "#D6A3DD", "#E2B65C"]
    tints: ["#40261F", "#22333F", "#2E3720", "#3A2A3C", "#3C311C"]
    goods: ({ food: "#A9CB76", wood: "#D9A066", stone: "#B9BFC4", pottery: "#EE9468", cloth: "#86B7DB", metal: "#DDBB55" })
    goodsOnBone: ({ food: "#4C7021", pottery: "#A8481F" })
}
