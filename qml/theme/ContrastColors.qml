// SPDX-License-Identifier: Apache-2.0
import QtQuick

// For bad light and weak eyes: black on white, lines that can be seen, no shades.
ColorRoles {
    table: "#E7E7E4"
    paper: "#FFFFFF"
    paperSunk: "#F4F4F1"
    edge: "#5A5A58"
    ink: "#000000"
    inkSoft: "#333230"
    inkFaint: "#5A5A58"
    slipInk: "#FFFFFF"
    slipLink: "#FFD7C6"

    wood: "#EBCDA0"
    woodLight: "#F3DDBA"
    woodDark: "#4A2C10"
    grain: "#00FFFFFF"
    woodInk: "#000000"
    woodPale: "#FFFFFF"
    hole: "#2B1708"
    holeDeep: "#000000"
    holeRim: "#000000"
    tray: "#22170D"
    trayDeep: "#000000"
    trayInk: "#FFFFFF"
    trayInkSoft: "#FFFFFF"
    trayLine: "#FFFFFF"
    bone: "#FFFFFF"
    boneDeep: "#FFFFFF"
    boneLocked: "#D2D2CE"
    boneEdge: "#000000"
    boneInk: "#000000"

    danger: "#8A0A00"
    dangerTint: "#FFE6E0"
    dangerDeep: "#7A0900"
    dangerDeepInk: "#FFFFFF"
    yes: "#134F00"
    yesTint: "#E9F7DC"
    redPencil: "#960A00"
    accentInk: "#FFFFFF"
    coin: "#574000"
    gold: "#F0C64A"
    goldRim: "#000000"
    shadow: "#00000000"
    scrim: "#B0000000"

    players: ["#8E1B10", "#003E7D", "#2B5200", "#5E1A69", "#5F3C00"]
    tints: ["#FFEAE5", "#E4F0FF", "#EDF7DC", "#F9E9FC", "#FFF1CF"]
    goods: ({ food: "#2F5A00", wood: "#5A2E00", stone: "#3B4146", pottery: "#8A2F00", cloth: "#0F3F78", metal: "#574000" })
    goodsOnBone: ({ food: "#2F5A00", pottery: "#8A2F00" })
}
