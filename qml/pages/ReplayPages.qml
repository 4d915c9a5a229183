// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// What of a match played back stands there one at a time: the scores with the move of now, and where there is no other room
// for them the sheets, a swipe away.
SheetPager {
    id: root

    required property Replay replay
    required property bool hasSheets
    // The scores and the move side by side.
    required property bool isRow
    // 0: the scores; else one more than the seat of a sheet.
    property int shown: 0
    readonly property bool isAway: current > 0

    // To the scores; false where they are shown.
    function goBack(): bool {
        const wasAway = isAway
        shown = 0
        return wasAway
    }

    // To the sheet of whose move it was, or back.
    function turnOver() {
        shown = isAway ? 0 : 1 + Math.max(0, replay.seat)
    }

    clip: isMoving
    count: hasSheets ? replay.table.sheets.length + 1 : 1
    current: hasSheets ? shown : 0
    onTurned: page => shown = page

    ReplayFront {
        x: root.placeOf(0)
        width: root.width
        height: root.height
        visible: root.isSeen(0)
        enabled: !root.isAway
        isRow: root.isRow
        replay: root.replay
    }
    Repeater {
        model: root.count - 1

        Loader {
            id: looked

            required property int index
            readonly property bool isNeeded: root.isSeen(index + 1)

            x: root.placeOf(index + 1)
            width: root.width
            height: root.height
            visible: isNeeded
            enabled: root.current === index + 1
            onIsNeededChanged: {
                // Once made it stays, for the next look.
                if (isNeeded && source == "")
                    setSource("qrc:/qt/qml/Pegsheet/Bronze/match/LookedSheet.qml",
                              { match: root.replay.table, sheet: root.replay.table.sheets[index] })
            }

            Binding {
                target: looked.item
                property: "sideWidth"
                value: root.width >= 520 ? Math.round(root.width * 0.45) : 0
            }
        }
    }
}
