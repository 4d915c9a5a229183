// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A phone: the players, then the one thing that is to be done now, then the bar. Touching a player or swiping
// shows a sheet, also that of whose turn it is; the turn stays. The bar is the game's own, and lies at the lower right.
FocusScope {
    id: root

    required property TableMatch match
    // How high the bar is.
    required property real barHeight
    // The tab of a player, by its `index`: what the strip and the pager know of it is theirs.
    required property Component tab
    // The pages of the game: what the turn asks for, with `match`, lying on its side also `frame`; and a sheet that is looked at, with
    // `match`, `seat` and `frame`.
    required property url turnPage
    required property url sheetPage
    // A finished sheet is typed in rather than looked at.
    property bool isTyping: false
    // What is entered takes the whole page.
    property bool isCovered: false
    // Keys begin in what the turn asks for.
    property bool keysBeginHere: false
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property int players: match.names.length
    readonly property bool isLooking: looked >= 0
    // The sheet of whose turn it is, in the place of what the turn asks for.
    readonly property bool isOwn: looked === match.seat
    // A phone lying on its side: two columns, the bar below the right one.
    readonly property bool isLow: height < Theme.lowBelow && width >= 520
    // The right column, and what the bar takes of it.
    readonly property int sideWidth: isLow ? Math.max(264, Math.min(360, Math.round(width * 0.42))) : 0
    readonly property int barSpace: isLow ? barHeight : 0
    readonly property int tabWidth: strip.tabWidth
    readonly property int nameSize: strip.nameSize
    readonly property int nearest: pager.nearest
    readonly property QtObject turnItem: turn.item
    // The page whose neighbours are made, -1 before any: the one shown, once the first frame stands, later when it has
    // lain still for a moment, or when a finger comes down. Not as it comes to rest: that frame has enough to do.
    property int settled: -1

    signal menuWanted
    signal pressed
    // What the game asks over the page, see MatchFrame.
    signal asked(part: string, seat: int, path: string)
    // A finished sheet is to be typed in.
    signal sheetWanted(seat: int)

    // From another's sheet one comes back to the turn first.
    function look(seat: int) {
        if (isTyping)
            sheetWanted(seat)
        else
            looked = seat === looked || seat === match.seat && isLooking ? -1 : seat
    }

    // From the sheet looked at to the turn; false when there is none.
    function goBack(): bool {
        const wasLooking = isLooking
        looked = -1
        return wasLooking
    }

    // The keyboard goes where somebody looks, and not where a button was that is none now.
    onIsCoveredChanged: {
        if (activeFocus)
            turn.forceActiveFocus(Qt.OtherFocusReason)
    }

    // Whose turn it has become, their sheet is looked at no more.
    readonly property int acting: match.seat
    onActingChanged: {
        if (looked === acting)
            looked = -1
    }

    onLookedChanged: App.drafts.save("looked", looked >= 0 ? { position: match.position, seat: looked } : {})
    Component.onCompleted: {
        const kept = App.drafts.load("looked")
        if (kept.position === match.position)
            looked = kept.seat
    }

    focus: true

    Connections {
        target: root.match

        function onMoved() { root.looked = -1 }
    }
    Connections {
        target: root.Window.window
        enabled: root.settled < 0

        function onFrameSwapped() { root.settled = pager.current }
    }
    Timer {
        id: rest
        interval: 50
        onTriggered: root.settled = pager.current
    }

    SheetPager {
        id: pager
        height: root.height - (root.isLow ? 0 : root.barHeight)
        width: parent.width
        clip: true
        count: root.isCovered ? 1 : root.players
        current: root.isCovered ? 0 : root.isLooking ? root.looked : root.match.seat
        onCurrentChanged: {
            if (root.settled >= 0)
                rest.restart()
        }
        onTouched: root.settled = pager.current
        onTurned: page => {
            if (root.isTyping || page !== root.match.seat)
                root.look(page)
            else
                root.looked = -1
        }

        PlayerStrip {
            id: strip
            width: parent.width
            visible: !root.isCovered
            height: implicitHeight
            low: root.isLow
            playerCount: root.players
            onMenuClicked: root.menuWanted()

            Repeater {
                model: root.players
                delegate: root.tab
            }
        }
        Loader {
            id: turn
            x: root.isCovered ? 0 : pager.placeOf(root.match.seat)
            anchors.top: root.isCovered ? parent.top : strip.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            visible: root.isCovered || pager.isSeen(root.match.seat) && !root.isOwn
            enabled: !root.isLooking
            focus: !root.isLooking

            readonly property bool isWhereKeysBegin: root.keysBeginHere
            readonly property url wanted: root.turnPage

            onWantedChanged: setSource(wanted, root.isLow ? { match: root.match, frame: root } : { match: root.match })
        }
        Repeater {
            model: root.players

            Loader {
                id: other

                required property int index
                // The turn has its place.
                readonly property bool isActing: index === root.match.seat && !root.isOwn
                readonly property bool isShown: index === root.looked
                readonly property bool isNeighbour: index === (root.settled + 1) % root.players
                    || index === (root.settled + root.players - 1) % root.players

                x: pager.placeOf(index)
                anchors.top: strip.bottom
                anchors.bottom: parent?.bottom
                width: pager.width
                visible: !root.isCovered && !isActing && pager.isSeen(index)
                enabled: isShown
                focus: isShown

                // Once made it stays, for the next look. At once where it is to be seen, else when there is time.
                readonly property bool isNeeded: !isActing && (isShown || pager.coming === index)
                readonly property bool isNear: !root.isCovered && !isActing && root.settled >= 0 && isNeighbour

                function make(later: bool) {
                    if (item !== null || later && source != "")
                        return
                    source = ""
                    asynchronous = later
                    setSource(root.sheetPage, { match: root.match, seat: index, frame: root })
                }

                onIsNeededChanged: {
                    if (isNeeded)
                        make(false)
                }
                onIsNearChanged: {
                    if (isNear)
                        make(true)
                }
            }
        }
    }
}
