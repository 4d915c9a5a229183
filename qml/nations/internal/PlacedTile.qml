// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Nations

// A place for a tile of a match, with what lies there.
TileCard {
    property nationsTile tile
    // Said where nothing lies.
    property string emptyCaption

    empty: tile.empty
    kind: tile.kind
    printed: tile.printed
    name: tile.name
    points: tile.points
    stone: tile.built ? 0 : tile.stone
    dice: tile.dice
    chits: tile.chits
    corrected: tile.corrected
    fresh: tile.fresh
    caption: tile.empty ? emptyCaption
        //: On a tile: it is printed on the board
        : tile.printed ? qsTr("printed")
        //: On a wonder
        : tile.built ? qsTr("built") : ""
    spokenName: tile.empty ? emptyCaption : tile.spoken
}
