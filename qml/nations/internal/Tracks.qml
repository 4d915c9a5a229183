// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// Both tracks of all players; the books of who plays against one player alone too.
Grid {
    id: root

    required property NationsMatch match
    property bool low: false
    readonly property int stripWidth: Math.floor((width - (columns - 1) * spacing) / columns)

    function pegsOf(field: string): var {
        const pegs = []
        for (const sheet of match.sheets) // qmllint disable type
            pegs.push({ name: sheet.name, mark: sheet.mark, at: sheet[field] })
        return pegs
    }

    function bookPegs(): var {
        const pegs = pegsOf("books")
        if (match.solo)
            //: The opponent of one player alone, on the book track; its first letter is on its peg
            pegs.push({ name: qsTr("Opponent"), mark: pegs[0].mark === 1 ? 3 : 1, at: match.opponentBooks })
        return pegs
    }

    columns: 1
    spacing: low ? Theme.gapSmall : 6

    TrackStrip {
        objectName: "pointsTrack"
        width: root.stripWidth
        //: Beside the track of victory points
        title: qsTr("Points")
        iconName: "trophy"
        low: root.low
        most: root.match.mostPoints
        pegs: root.pegsOf("points")
    }
    TrackStrip {
        objectName: "bookTrack"
        width: root.stripWidth
        //: Beside the track of books
        title: qsTr("Books")
        iconName: "book"
        low: root.low
        most: root.match.mostBooks
        pegs: root.bookPegs()
    }
}
