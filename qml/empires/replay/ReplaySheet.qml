// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Empires

// A player's row in words as it lay, in a match that is played back.
ScrollArea {
    id: root

    required property EmpiresMatch match
    required property int seat

    contentHeight: row.height

    PlayerRow {
        id: row
        width: root.width
        match: root.match
        seat: root.seat
    }
}
