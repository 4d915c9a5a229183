// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What the table has just to be told: what came of a Conflict, and what it has to move. It comes and goes with a touch, and so stands
// where it moves no key.
Column {
    id: root

    required property EmpiresMatch match

    ConflictTable {
        width: parent.width
        match: root.match
    }
    NoticeStrip {
        objectName: "crossing"
        width: parent.width
        calm: true
        iconName: "trade"
        text: root.match.crossing
    }
}
