// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// A tablet or a desktop: everything of one player side by side. Two columns; where the window is large three, with the bar below the
// tracks, where the hand is.
FocusScope {
    id: root

    required property TapestryMatch match
    // The window that it was drawn for, see PageScale.
    readonly property int drawnFor: 1280
    // In pixels of that window, so that none is smaller than 20 at 1920.
    readonly property int leastLetters: isExpanded ? 14 : 12
    readonly property int barHeight: bar.height
    readonly property bool isSettling: bar.isSettling
    // It stands on a card or a line of its own; in the place of the line what was mended does, too.
    readonly property bool hidesTold: true
    // Notices lie above that: below it are the keys.
    readonly property real headEnd: toldPlace.visible ? notices.y + toldPlace.y + toldPlace.height : strip.height
    readonly property var mendedTop: toldPlace.visible ? notices.y + toldPlace.y : undefined
    readonly property var sheets: match.sheets
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property int turn: match.seat
    // Where the match stood when it was last asked anew.
    property string position: ""
    readonly property var placing: match.placing
    // A landmark that was laid aside is built, in whoever's turn.
    readonly property bool isSetting: placing.isAside ?? false
    readonly property int seat: looked >= 0 ? looked : isSetting ? placing.seat : turn
    readonly property bool isLooking: looked >= 0 && looked !== turn && match.nextSeat !== looked
    readonly property bool isExpanded: width >= Theme.largeFrom && width > height

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    // Whose sheet is looked at outlives a kill, and is the one that is corrected.
    function keepLooked() {
        App.drafts.save("looked", looked >= 0 ? { position: match.position, seat: looked } : {})
    }
    // What was opened last closes first.
    function goBack(): bool {
        if (columns.putAway())
            return true
        const wasLooking = looked >= 0
        looked = -1
        return wasLooking
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
                root.looked = -1
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
        id: notices
        anchors.top: strip.bottom
        width: parent.width

        MatchNotices {
            width: parent.width
            match: root.match
        }
        // It has its room from the beginning, so that nothing below moves when something is told.
        Item {
            id: toldPlace
            width: parent.width
            height: told.implicitHeight
            visible: told.isLine && (!root.isExpanded || root.match.isByNumbers)

            ToldLine {
                id: told
                width: parent.width
                visible: text !== ""
                match: root.match
            }
        }
    }
    WideColumns {
        id: columns
        anchors.top: notices.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        x: Theme.gap
        width: parent.width - 2 * x
        visible: !root.match.isByNumbers
        match: root.match
        seat: root.seat
        isExpanded: root.isExpanded
        isSetting: root.isSetting
        barTop: bar.y - y
        onChosen: seat => root.looked = seat
    }
    NumbersSheet {
        anchors.top: notices.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: bar.top
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.match.isByNumbers
        most: root.width - 2 * Theme.gap
        match: root.match
        seat: root.seat
        isExpanded: root.isExpanded
    }
    TurnBar {
        id: bar
        anchors.bottom: parent.bottom
        width: root.isExpanded && !root.match.isByNumbers ? columns.first + 2 * Theme.gap : parent.width
        most: 1100
        match: root.match
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.looked = -1
    }
}
