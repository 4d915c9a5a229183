// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Toy

// The one page of the toy game: the players, the die, the sheet of whose turn it is or of who is looked at, the bar.
FocusScope {
    id: root

    required property ToyMatch match
    readonly property int barHeight: bar.height
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property bool isLooking: looked >= 0
    readonly property int seat: isLooking ? looked : match.seat

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    // From the sheet looked at to the turn; false when there is none.
    function goBack(): bool {
        const wasLooking = isLooking
        looked = -1
        return wasLooking
    }

    focus: true
    onLookedChanged: App.drafts.save("looked", looked >= 0 ? { position: match.position, seat: looked } : {})
    Component.onCompleted: {
        const kept = App.drafts.load("looked")
        if (kept.position === match.position)
            looked = kept.seat
    }

    Connections {
        target: root.match

        function onMoved() { root.looked = -1 }
    }
    PlayerStrip {
        id: strip
        width: parent.width
        height: implicitHeight
        playerCount: root.match.sheets.length
        onMenuClicked: root.menuWanted()

        Repeater {
            model: root.match.sheets

            PlayerTab {
                required property var modelData

                objectName: "tab" + modelData.seat
                width: strip.tabWidth
                nameSize: strip.nameSize
                playerName: modelData.name
                mark: modelData.mark
                score: String(modelData.points)
                detail: qsTr("pebbles")
                detailShort: qsTr("p")
                shown: modelData.seat === root.seat
                acting: modelData.seat === root.match.seat
                onClicked: root.looked = modelData.seat === root.match.seat ? -1 : modelData.seat
            }
        }
    }
    Column {
        id: top
        anchors.top: strip.bottom
        width: parent.width
        spacing: Theme.gap

        MatchNotices {
            width: parent.width
            match: root.match
        }
        Row {
            visible: !root.match.over && !root.isLooking

            Repeater {
                model: 6

                NumberKey {
                    required property int index

                    objectName: "face" + (index + 1)
                    text: String(index + 1)
                    chosen: root.match.die === index + 1
                    onClicked: root.match.touch("die", -1, index + 1)
                }
            }
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
        onTurned: page => root.looked = page === root.match.seat ? -1 : page

        Repeater {
            model: pager.count

            HoleRow {
                required property int index

                x: pager.placeOf(index)
                visible: pager.isSeen(index)
                enabled: root.seat === index
                match: root.match
                seat: index
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
        onReturned: root.looked = -1
    }
}
