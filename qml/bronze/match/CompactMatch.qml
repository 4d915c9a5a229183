// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls

// A phone: the players, then the one thing that is to be done now, then the bar. Touching a player or swiping
// shows a sheet; whose turn it is stays.
FocusScope {
    id: root

    required property BronzeMatch match
    readonly property bool hasNews: (match.news.title ?? "") !== ""
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property int players: match.sheets.length
    readonly property bool isLooking: looked >= 0

    signal menuWanted
    signal pressed
    signal countWanted(BronzeBuilding building)

    function look(seat: int) {
        looked = seat === looked ? -1 : seat
    }

    function swipe(by: int) {
        looked = ((isLooking ? looked : match.seat) + by + players) % players
        if (looked === match.seat)
            looked = -1
    }

    // From the sheet looked at to the turn; false when there is none.
    function goBack(): bool {
        const wasLooking = isLooking
        looked = -1
        return wasLooking
    }

    onLookedChanged: {
        if (looked >= 0)
            lookedSheet.setSource("LookedSheet.qml", { match: match, sheet: match.sheets[looked] })
        else
            lookedSheet.source = ""
    }

    focus: true

    Connections {
        target: root.match

        function onMoved() { root.looked = -1 }
    }

    PlayerStrip {
        id: strip
        width: parent.width
        playerCount: root.players
        onMenuClicked: root.menuWanted()

        Repeater {
            model: root.match.sheets

            PlayerTab {
                required property BronzeSheet modelData

                objectName: "tab" + modelData.seat
                width: strip.tabWidth
                playerName: modelData.name
                mark: modelData.mark
                score: String(modelData.score).replace("-", "−")
                //: Behind a score: points, then developments owned of those that end the match
                detail: qsTr("pt · %1/%2").arg(modelData.developmentCount).arg(modelData.developmentLimit)
                detailShort: modelData.developmentCount + "/" + modelData.developmentLimit
                started: modelData.seat === 0
                shown: root.isLooking ? modelData.seat === root.looked : modelData.acting
                acting: modelData.acting
                onClicked: root.look(modelData.seat)
            }
        }
    }
    Item {
        id: area
        anchors.top: strip.bottom
        anchors.bottom: bar.top
        width: parent.width
        clip: true

        DragHandler {
            target: null
            yAxis.enabled: false
            dragThreshold: 24
            grabPermissions: PointerHandler.CanTakeOverFromAnything
            onActiveChanged: {
                if (!active && Math.abs(activeTranslation.x) > 60)
                    root.swipe(activeTranslation.x < 0 ? 1 : -1)
            }
        }
        Loader {
            id: turn
            anchors.fill: parent
            visible: !root.isLooking
            focus: visible

            readonly property string wantedView: root.hasNews ? "NewsView" : "CompactTurn"

            onWantedViewChanged: show()

            function show() {
                setSource(wantedView + ".qml", { match: root.match })
            }
        }
        Connections {
            target: turn.item
            ignoreUnknownSignals: true

            function onCountWanted(building: BronzeBuilding) { root.countWanted(building) }
        }
        Loader {
            id: lookedSheet
            anchors.fill: parent
            focus: root.isLooking
        }
    }
    MatchBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        match: root.match
        hasNews: root.hasNews
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.looked = -1
    }
}
