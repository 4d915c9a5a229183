// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Empires

// A player's empire: the score, the row as a bar to slide over, the place that is looked at, and every point so far.
Column {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var sheet: match.sheets[seat]
    // Only to be looked at: without lens and list of points.
    property bool isBrief: false
    // The row is a part of it; else it stands elsewhere.
    property bool hasBar: true
    // Where the place that is looked at begins and ends.
    readonly property real lensTop: lens.y
    readonly property real lensBottom: lens.y + lens.height
    // The place that the finger went to; 0: that which a Disaster hits, else the first.
    property int picked: 0
    readonly property int hit: sheet.row.findIndex(place => place.threatened) + 1
    readonly property int position: picked > 0 ? picked : Math.max(1, hit)

    // Looks at that place of the row; false where what it is worth is asked for instead.
    function touch(position: int): bool {
        picked = position
        return !match.askValue(seat, position)
    }

    spacing: Theme.gapSmall

    Connections {
        target: root.match

        function onMoved() { root.picked = 0 }
    }
    ScoreLine {
        width: parent.width
        enabled: !root.isBrief
        match: root.match
        sheet: root.sheet
    }
    ScreenPanel {
        width: parent.width
        visible: root.match.keepsResources && !root.isBrief && !root.match.isReplay
        match: root.match
        sheet: root.sheet
    }
    CardChips {
        x: Theme.gap
        width: parent.width - 2 * x
        visible: listed.length > 0 && !root.isBrief && !root.match.isReplay
        match: root.match
        row: root.sheet.row
        onlyUnknown: true
    }
    RowStrip {
        width: parent.width
        height: 112
        visible: root.isBrief
        row: root.sheet.row
    }
    RowBar {
        width: parent.width
        visible: root.hasBar && !root.isBrief
        // In what is played back a finger turns pages.
        enabled: !root.match.isReplay
        match: root.match
        seat: root.seat
        value: root.position
        onMoved: to => root.picked = to
        onTouched: at => root.touch(at)
    }
    PlaceLens {
        id: lens
        x: Theme.gap
        width: parent.width - 2 * x
        visible: !root.isBrief
        match: root.match
        seat: root.seat
        position: root.position
        onMoved: to => root.picked = to
    }
    CardChips {
        x: Theme.gap
        width: parent.width - 2 * x
        visible: listed.length > 0 && !root.isBrief && !root.match.isReplay
        match: root.match
        row: root.sheet.row
        onlyKnown: true
    }
    Ledger {
        width: parent.width
        entries: root.isBrief ? [] : root.sheet.ledger
    }
    ShownSwitches {
        x: Theme.gap
        width: parent.width - 2 * x
        visible: !root.isBrief && !root.match.isReplay && !root.match.scoring
        match: root.match
    }
}
