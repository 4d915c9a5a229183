// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Cards that are known by name: what is in force now, of everybody, and what lies before one player.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet

    // What a stack says stands between those heights.
    signal opened(real top, real bottom)

    spacing: Theme.gap

    AppText {
        //: Heading over the tapestry cards of all players that are in force
        text: qsTr("In force now")
        font: Type.heading
    }
    ActingCards {
        width: parent.width
        match: root.match
        seat: root.sheet.seat
    }
    AppText {
        //: Heading over the cards of a player: %1 a name
        text: qsTr("Cards of %1").arg(root.sheet.name)
        font: Type.heading
    }
    CardsOfPlayer {
        width: parent.width
        match: root.match
        sheet: root.sheet
        onOpened: (top, bottom) => root.opened(y + top, y + bottom)
    }
}
