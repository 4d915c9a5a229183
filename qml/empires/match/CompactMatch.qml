// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// A phone: the players, the round track, what is asked for, the row of who is looked at, the bar.
FocusScope {
    id: root

    required property EmpiresMatch match
    readonly property int barHeight: bar.height
    // What the table has to move stands there.
    readonly property bool hidesTold: match.crossing !== ""
    // The seat whose row is looked at; -1 follows the turn.
    property int looked: -1
    // A card that is described there is no more looked at.
    // Nor where all act at the same time: then it is entered.
    readonly property bool isLooking: looked >= 0 && describedName === "" && !match.isTogether
    readonly property var begun: match.begun
    readonly property string describedName: match.described
    // There are rows to be seen: they are laid out, or being entered whole.
    readonly property bool hasRow: match.sheets.length > 0 && begun.hasRow
    readonly property int turn: begun.asks !== "" ? begun.seat : match.seat
    readonly property int seat: looked >= 0 ? looked : turn

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    // From the row looked at to the turn; false when there is none.
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

        // Where all act at the same time somebody is gone on with until they are done.
        function onMoved() {
            if (!root.match.isTogether || root.looked < 0 || root.match.sheets[root.looked].done)
                root.looked = -1
        }
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
                score: String(modelData.score).replace("-", "−")
                //: Behind a score: points
                detail: qsTr("pt")
                //: Behind a score: points
                detailShort: qsTr("pt")
                started: modelData.isStart
                isDone: modelData.done
                shown: modelData.seat === root.seat
                acting: modelData.seat === root.match.seat
                onClicked: root.looked = modelData.seat === root.seat && root.isLooking ? -1 : modelData.seat
            }
        }
    }
    Column {
        id: top
        anchors.top: strip.bottom
        width: parent.width

        SpaceStrip {
            width: parent.width
            tells: true
            match: root.match
        }
        MatchNotices {
            width: parent.width
            match: root.match
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

        Repeater {
            model: pager.count

            EmpirePage {
                required property int index

                x: pager.placeOf(index)
                width: pager.width
                height: pager.height
                visible: pager.isSeen(index)
                enabled: root.seat === index
                match: root.match
                seat: index
                hasRow: root.hasRow && root.describedName === ""
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
