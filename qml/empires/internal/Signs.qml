// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick
import Pegsheet.Theme

// The pictures of Empire's End, by the order of the model's enumerators.
QtObject {
    readonly property list<string> kinds: ["fire", "fist", "bowl", "flood", "leaf", "helmet", "skull", "quake"]
    readonly property list<string> types: ["city", "house", "shield", "road", "food"]
    // Each of the eleven places: farms by what they bring.
    readonly property list<string> places: ["city", "house", "house", "shield", "shield", "road", "road", "road", "food", "swords", "hammer"]
    readonly property list<string> sorts: [...types, "dice"]
    // Kinds of Disasters have colours of their own.
    function colorOf(list: string, sign: int): color {
        return list === "kinds" && sign >= 0 ? Theme.pieces.card(sign) : "transparent"
    }

    // When abilities are used.
    readonly property list<string> times: ["fire", "coin", "hammer", "swords", "flag", "quake"]
    readonly property list<string> spaces: ["fire", "fire", "coin", "hammer", "swords", "trade", "flag"]
}
