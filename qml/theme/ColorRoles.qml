// SPDX-License-Identifier: Apache-2.0
import QtQuick

// The colours of a theme, by role. Every theme has every role; the tests measure them against each other.
QtObject {
    // The window, sheets and bars on it, what is sunk into them, thin lines.
    required property color table
    required property color paper
    required property color paperSunk
    required property color edge
    required property color ink
    required property color inkSoft
    // Empty boxes and what is spent; never text.
    required property color inkFaint
    // Text on ink, on the dark slip and on the chosen half of a switch.
    required property color slipInk
    required property color slipLink

    required property color wood
    required property color woodLight
    required property color woodDark
    required property color grain
    required property color woodInk
    required property color woodPale
    required property color hole
    required property color holeDeep
    // What sets a hole off from the board.
    required property color holeRim
    required property color tray
    required property color trayDeep
    required property color trayInk
    required property color trayInkSoft
    required property color trayLine
    required property color bone
    required property color boneDeep
    required property color boneLocked
    required property color boneEdge
    required property color boneInk

    required property color danger
    required property color dangerTint
    required property color dangerDeep
    required property color dangerDeepInk
    required property color yes
    required property color yesTint
    required property color redPencil
    // Text on a player's colour.
    required property color accentInk
    required property color coin
    required property color gold
    required property color goldRim
    required property color shadow
    // Over a page while something in front of it is answered.
    required property color scrim

    // By mark.
    required property var players
    required property var tints
    // By good: its picture on paper, the same on a die, and the paint of its pegs.
    required property var goods
    required property var goodsOnBone
    property var pegs: ({ food: "#6AA52F", wood: "#9A5520", stone: "#8E969D", pottery: "#D4532B", cloth: "#3B82C4",
        metal: "#D2A81F", coin: "#B78A1E" })
}
