// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What of a match played back stands there one at a time: the scores with the move of now, and where there is no other room
// for them the sheets, a swipe away: that of whose move it was, until somebody picks a player.
SheetPager {
    id: root

    required property Replay replay
    required property bool hasSheets
    // The scores and the move side by side.
    required property bool isRow
    // 0: the scores; else one more than the seat of a sheet.
    property int shown: 0
    // The seat that was picked; -1 follows the moves.
    property int picked: -1
    readonly property int followed: picked >= 0 ? picked : Math.max(0, replay.seat)
    readonly property bool isAway: current > 0

    // To the scores; false where they are shown.
    function goBack(): bool {
        const wasAway = isAway
        shown = 0
        return wasAway
    }

    // To the sheet of whose move it was, or back.
    function turnOver() {
        shown = isAway ? 0 : 1 + followed
    }

    clip: isMoving
    count: hasSheets ? replay.table.names.length + 1 : 1
    current: hasSheets ? shown : 0
    onTurned: page => {
        // From one sheet to another: that is picked. From the scores it is only looked at.
        if (isAway && page > 0)
            picked = page - 1
        shown = page
    }

    Connections {
        target: root.replay

        // What the table corrects is nobody's move.
        function onChanged() {
            if (root.isAway && root.replay.seat >= 0 && !root.isMoving)
                root.shown = 1 + root.followed
        }
    }

    ReplayFront {
        x: root.placeOf(0)
        width: root.width
        height: root.height
        visible: root.isSeen(0)
        enabled: !root.isAway
        isRow: root.isRow
        hasTable: !root.hasSheets
        replay: root.replay
    }
    Loader {
        id: seats
        width: parent.width
        height: active ? Theme.touch : 0
        active: root.isAway && root.count > 2
        sourceComponent: ReplaySeats {
            replay: root.replay
            seat: root.nearest - 1
            onPicked: seat => {
                root.picked = seat
                root.shown = seat + 1
            }
        }
    }
    Repeater {
        model: root.count - 1

        Loader {
            required property int index
            readonly property bool isNeeded: root.isSeen(index + 1)
            // The second column of a sheet that has two.
            readonly property int sideWidth: root.width >= 520 ? Math.round(root.width * 0.45) : 0

            function divide() {
                if (item !== null && "sideWidth" in item)
                    item.sideWidth = sideWidth
            }
            x: root.placeOf(index + 1)
            y: seats.height
            width: root.width
            height: root.height - y
            visible: isNeeded
            enabled: root.current === index + 1
            onLoaded: divide()
            onSideWidthChanged: divide()
            onIsNeededChanged: {
                // Once made it stays, for the next look.
                if (isNeeded && source == "")
                    setSource(root.replay.table.pages + "replay/ReplaySheet.qml", { match: root.replay.table, seat: index })
            }
        }
    }
}
