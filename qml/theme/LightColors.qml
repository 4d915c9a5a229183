// SPDX-License-Identifier: Apache-2.0
import QtQuick

// Ink on paper, on a table by day.
ColorRoles {
    table: "#E6DBC6"
    paper: "#FCF8EE"
    paperSunk: "#F3EBDA"
    edge: "#D8C9AC"
    ink: "#2A231B"
    inkSoft: "#645643"
    inkFaint: "#938263"
    slipInk: "#FCF8EE"
    slipLink: "#FFBFA3"

    wood: "#D8AF7C"
    woodLight: "#DFBA8C"
    woodDark: "#94683D"
    grain: "#3094683D"
    woodInk: "#2E1D0E"
    woodPale: "#E9D3B2"
    hole: "#5B3B20"
    holeDeep: "#3E2713"
    holeRim: "#3E2713"
    tray: "#5E4530"
    trayDeep: "#4E3725"
    trayInk: "#FBF1DF"
    trayInkSoft: "#E6D3B1"
    trayLine: "#C8B084"
    bone: "#FFFBF1"
    boneDeep: "#EFEAE0"
    boneLocked: "#D6C8AD"
    boneEdge: "#C9B792"
    boneInk: "#2A231B"

    danger: "#9A2B1E"
    dangerTint: "#F8E3DB"
    dangerDeep: "#7E1D13"
    dangerDeepInk: "#FFFDF7"
    yes: "#3D6626"
    yesTint: "#E8EFD9"
    redPencil: "#B3261E"
    accentInk: "#FFFDF7"
    coin: "#7C5F0C"
    gold: "#B78A1E"
    goldRim: "#7C5F0C"
    shadow: "#33000000"
    scrim: "#732A231B"

    players: ["#A63A2B", "#1E5C88", "#4A6A1F", "#74407A", "#805300"]
    tints: ["#F6E1D9", "#DDE8EC", "#E6ECD5", "#EDE0EA", "#F3E6C9"]
    goods: ({ food: "#4C7021", wood: "#7A4B1E", stone: "#5A6166", pottery: "#A8481F", cloth: "#2F6187", metal: "#7C5F0C" })
    goodsOnBone: ({ food: "#4C7021", pottery: "#A8481F" })
}
