// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// One of the pages of a player on a phone, in the order of PageRail; the tracks stay where another is shown for a while.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    required property int page
    // How high it may be without being scrolled.
    required property real room
    readonly property var placing: match.placing
    readonly property bool isTracks: !match.isByNumbers && page === 0
    // Where what is open stands, from the top of the page; 0 where nothing does.
    readonly property real openTop: (other.item as QueueView)?.openTop ?? 0
    readonly property real openBottom: (other.item as QueueView)?.openBottom ?? 0
    // Where letters begin that narrow a list; -1: there are none.
    readonly property real lettersTop: (other.item as QueueView)?.lettersTop ?? -1

    // Its beginning has to be seen.
    signal lookedAt
    // What was opened stands there, from the top of the page.
    signal opened(real top, real bottom)

    // Free landmarks are not looked at any more; whether they were.
    function putAway(): bool {
        return (other.item as CityPage)?.putAway() ?? false
    }

    spacing: Theme.gapSmall

    CachedLoader {
        width: parent.width
        needed: root.isTracks
        ahead: false
        sourceComponent: TracksView {
            match: root.match
            sheet: root.sheet
        }
    }
    Loader {
        id: other
        width: parent.width
        active: !root.isTracks
        visible: active
        sourceComponent: root.match.isByNumbers ? numbers : [null, income, queue, rest, city, cards][root.page]
    }

    Component { id: income; IncomeView { match: root.match; sheet: root.sheet } }
    Component {
        id: queue

        QueueView {
            match: root.match
            room: root.room
            onAppeared: (top, bottom) => root.opened(other.y + top, other.y + bottom)
        }
    }
    Component { id: city; 
        CityPage {
            isAsked: (root.placing.isAside ?? false) && root.placing.seat === seat
            room: isAsked ? root.room : 0
            match: root.match
            seat: root.sheet.seat
            onLookedAt: root.lookedAt()
            onOpened: (top, bottom) => root.opened(other.y + top, other.y + bottom)
        }
     }
    Component { id: rest; RestView { match: root.match; sheet: root.sheet } }
    Component {
        id: cards

        NamedCards {
            match: root.match
            sheet: root.sheet
            onOpened: (top, bottom) => root.opened(other.y + top, other.y + bottom)
        }
    }
    Component { id: numbers; NumbersView { match: root.match; sheet: root.sheet } }
}
