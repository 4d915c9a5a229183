// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A phone: the players, then the one thing that is to be done now, then the bar. Touching a player or swiping
// shows a sheet, also that of whose turn it is; the turn stays.
FocusScope {
    id: root

    required property BronzeMatch match
    readonly property bool hasNews: match.hasNews
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property int players: match.names.length
    readonly property bool isLooking: looked >= 0
    // The sheet of whose turn it is, in the place of what the turn asks for.
    readonly property bool isOwn: looked === match.seat
    readonly property bool isTyping: match.stage === BronzeMatch.Typing
    // A phone lying on its side: two columns, the bar below the right one.
    readonly property bool isLow: height < Theme.lowBelow && width >= 520
    // The right column, and what the bar takes of it.
    readonly property int sideWidth: isLow ? Math.max(264, Math.min(360, Math.round(width * 0.42))) : 0
    readonly property int barHeight: bar.height
    readonly property int barSpace: isLow ? barHeight : 0
    // The page whose neighbours are made, -1 before any: the one shown, once the first frame stands, later when it has
    // lain still for a moment, or when a finger comes down. Not as it comes to rest: that frame has enough to do.
    property int settled: -1

    signal menuWanted
    signal pressed
    signal countWanted(string path)

    // A finished sheet is typed in rather than looked at. From another's sheet one comes back to the turn first.
    function look(seat: int) {
        if (isTyping)
            match.touch("sheet", seat)
        else
            looked = seat === looked || seat === match.seat && isLooking ? -1 : seat
    }

    // From the sheet looked at to the turn; false when there is none.
    function goBack(): bool {
        const wasLooking = isLooking
        looked = -1
        return wasLooking
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
        anchors.top: parent.top
        anchors.bottom: root.isLow ? parent.bottom : bar.top
        width: parent.width
        clip: true
        count: root.players
        current: root.isLooking ? root.looked : root.match.seat
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
            height: implicitHeight
            low: root.isLow
            playerCount: root.players
            onMenuClicked: root.menuWanted()

            Repeater {
                model: root.players

                PlayerTab {
                    required property int index
                    readonly property bronzeSheet sheet: root.match.sheets[index]

                    objectName: "tab" + index
                    width: strip.tabWidth
                    low: root.isLow
                    nameSize: strip.nameSize
                    playerName: sheet.name
                    mark: sheet.mark
                    score: String(sheet.score).replace("-", "−")
                    isDone: sheet.entered
                    detail: root.match.scoring
                        //: Behind a score: points
                        ? qsTr("pt")
                        : root.match.rounds > 0
                        //: Behind a score, for one player alone: points, the round, of how many
                        ? qsTr("pt · round %1 of %2").arg(root.match.round).arg(root.match.rounds)
                        //: Behind a score: points, then developments owned of those that end the match
                        : qsTr("pt · %1/%2").arg(sheet.developmentCount).arg(sheet.developmentLimit)
                    detailShort: root.match.scoring || root.match.rounds > 0 ? detail
                        : sheet.developmentCount + "/" + sheet.developmentLimit
                    started: index === 0
                    shown: index === pager.nearest
                    acting: sheet.acting
                    onClicked: root.look(index)
                }
            }
        }
        Loader {
            id: turn
            x: pager.placeOf(root.match.seat)
            anchors.top: strip.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            visible: pager.isSeen(root.match.seat) && !root.isOwn
            enabled: !root.isLooking
            focus: !root.isLooking

            // While dice are entered their keys are, and not the tray above them.
            readonly property bool isWhereKeysBegin: root.match.stage !== BronzeMatch.Roll || !root.match.tray.realDice

            readonly property string wantedView: root.hasNews ? (root.isLow ? "LowNews" : "NewsView")
                : root.isTyping && root.isLow ? "LowTyping" : root.isLow ? "LowTurn" : "CompactTurn"

            onWantedViewChanged: show()

            function show() {
                setSource(wantedView + ".qml", root.isLow ? { match: root.match, frame: root } : { match: root.match })
            }
        }
        Connections {
            target: turn.item
            ignoreUnknownSignals: true

            function onCountWanted(path: string) { root.countWanted(path) }
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
                visible: !isActing && pager.isSeen(index)
                enabled: isShown
                focus: isShown

                // Once made it stays, for the next look. At once where it is to be seen, else when there is time.
                readonly property bool isNeeded: !isActing && (isShown || pager.coming === index)
                readonly property bool isNear: !isActing && root.settled >= 0 && isNeighbour

                function make(later: bool) {
                    if (item !== null || later && source != "")
                        return
                    source = ""
                    asynchronous = later
                    setSource("LookedSheet.qml", { match: root.match, seat: index, frame: root })
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
    MatchBar {
        id: bar
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: root.isLow ? root.sideWidth : parent.width
        plain: root.isLow
        narrow: root.isLow
        match: root.match
        hasNews: root.hasNews
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.looked = -1
    }
}
