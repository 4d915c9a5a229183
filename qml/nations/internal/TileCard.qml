// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Controls
import Pegsheet.Nations

// A tile, or the place for one: on a board, in the offer, out of the card library.
Touchable {
    id: root

    property alias shape: face.shape
    property alias empty: face.empty
    property alias kind: face.kind
    property alias printed: face.printed
    property alias name: face.name
    property alias points: face.points
    property alias stone: face.stone
    property alias dice: face.dice
    property alias chits: face.chits
    property alias caption: face.caption
    property alias corrected: face.corrected
    property alias fresh: face.fresh
    // Whose touch it waits for; -1 nobody's.
    property alias mark: face.mark
    property alias chosen: face.chosen
    property alias rightRoom: face.rightRoom
    property alias bottomRoom: face.bottomRoom

    TileItem {
        id: face
        anchors.fill: parent
        opacity: root.down ? 0.8 : 1
    }
}
