// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// A phone: the players, the pages of who is looked at, the resources, the bar. What is pending opens by itself.
FocusScope {
    id: root

    required property TapestryMatch match
    readonly property int barHeight: bar.height
    readonly property bool isSettling: bar.isSettling
    // It stands in a line of its own, and so does what was mended.
    readonly property bool hidesTold: true
    // Notices lie above that: below it are the keys.
    readonly property real headEnd: toldPlace.visible ? top.y + toldPlace.y + toldPlace.height : strip.height
    readonly property var mendedTop: toldPlace.visible ? top.y + toldPlace.y : undefined
    readonly property var sheets: match.sheets
    // How much is in force now, of all players.
    readonly property int acting: sheets.reduce((sum, sheet) => sum + (sheet.acting?.length ?? 0), 0)
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    // Of PageRail; -1: the one that the turn asks for.
    property int page: -1
    readonly property var benefit: match.benefit
    readonly property bool isAsked: match.answers.length > 0 || match.queue.length > 0 && match.nextSeat < 0 || benefit.seat !== undefined
    readonly property int turn: match.seat
    // Where the match stood when it was last asked anew.
    property string position: ""
    readonly property var placing: match.placing
    // A landmark that was laid aside is built, in whoever's turn.
    readonly property bool isSetting: placing.isAside ?? false
    readonly property int seat: looked >= 0 ? looked : isSetting ? placing.seat : turn
    readonly property bool isLooking: looked >= 0 && looked !== turn && match.nextSeat !== looked
    readonly property int shownPage: page >= 0 ? page : looked < 0 && isSetting ? 4 : looked < 0 && isAsked ? 2 : 0

    // A city is built in: it has the room of what is told.
    readonly property bool isBuilding: placing.what !== undefined && shownPage === (isSetting ? 4 : 2)

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    // Whose sheet is looked at outlives a kill, and is the one that is corrected.
    function keepLooked() {
        App.drafts.save("looked", looked >= 0 ? { position: match.position, seat: looked } : {})
    }
    // What was opened last closes first.
    function goBack(): bool {
        return ((boards.itemAt(0) as PlayerScroll)?.shown?.putAway() ?? false) || goToTurn()
    }
    // From another page or another sheet to the turn and what it asks; false when there is none.
    function goToTurn(): bool {
        const wasAway = isLooking || page >= 0 && page !== (isSetting ? 4 : isAsked ? 2 : 0)
        looked = -1
        page = -1
        return wasAway
    }

    focus: true
    onLookedChanged: keepLooked()
    Component.onCompleted: {
        position = match.position
        const kept = App.drafts.load("looked")
        if (kept.position === match.position)
            looked = kept.seat
    }

    Connections {
        target: root.match

        // What is corrected stays in sight, in a question over the page and once that is taken back.
        function onAskedAnew() {
            const isMoved = root.position !== root.match.position
            root.position = root.match.position
            if (root.enabled && !(isMoved && root.match.isCorrected()))
                root.goToTurn()
            else if (isMoved)
                root.keepLooked()
        }
    }
    PlayerStrip {
        id: strip
        width: parent.width
        height: implicitHeight
        playerCount: root.sheets.length
        onMenuClicked: root.menuWanted()

        Repeater {
            model: root.sheets.length

            SeatTab {
                required property int index

                width: strip.tabWidth
                nameSize: strip.nameSize
                match: root.match
                sheet: root.sheets[index]
                shown: index === root.seat
                onClicked: root.looked = index === root.seat && root.looked >= 0 ? -1 : index
            }
        }
    }
    Column {
        id: top
        anchors.top: strip.bottom
        width: parent.width
        spacing: Theme.gapSmall

        MatchNotices {
            width: parent.width
            match: root.match
        }
        // It has its room from the beginning, so that nothing below moves when something is told.
        Item {
            id: toldPlace
            width: parent.width
            height: told.implicitHeight
            visible: told.isLine && !root.isBuilding

            ToldLine {
                id: told
                width: parent.width
                visible: text !== ""
                match: root.match
            }
        }
        PageRail {
            width: parent.width
            visible: !root.match.isByNumbers
            current: root.shownPage
            pending: root.match.queue.length
            acting: root.acting
            hasCity: root.match.keepsCities
            hasCards: root.match.namesCards
            mark: root.match.marks[root.seat]
            onChosen: page => root.page = page
        }
        ResourceBar {
            x: Theme.gap
            width: parent.width - 2 * x
            visible: !root.match.isByNumbers && root.sheets.length > 0 && !root.isBuilding
            match: root.match
            sheet: root.sheets[root.seat]
        }
    }
    SheetPager {
        id: pager
        anchors.top: top.bottom
        anchors.bottom: bar.top
        width: parent.width
        clip: true
        count: root.match.names.length
        current: root.seat
        onTurned: page => root.looked = page === root.turn ? -1 : page

        // The page that is shown, which stays where another player's takes its place, and the one that comes in.
        Repeater {
            id: boards
            model: Math.min(2, pager.count)

            PlayerScroll {
                required property int index
                readonly property int seat: index === 0 || pager.coming < 0 ? root.seat : pager.coming

                x: pager.placeOf(seat)
                width: pager.width
                height: pager.height
                visible: isSeen
                enabled: index === 0
                match: root.match
                sheet: root.sheets[seat]
                page: root.shownPage
                isSeen: index === 0 || pager.coming >= 0
                onSeatChanged: follow()
            }
        }
    }
    TurnBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        match: root.match
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.goToTurn()
    }
}
