// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
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
    // It stands on a card or a line of its own.
    readonly property bool hidesTold: true
    readonly property var sheets: match.sheets
    // The seat whose sheet is looked at; -1 follows the turn.
    property int looked: -1
    readonly property int turn: match.seat
    // A landmark that was laid aside is built, in whoever's turn.
    readonly property bool isSetting: match.placing.isAside ?? false // qmllint disable type
    readonly property int seat: looked >= 0 ? looked : isSetting ? match.placing.seat : turn // qmllint disable type
    readonly property bool isLooking: looked >= 0 && looked !== turn && match.nextSeat !== looked
    readonly property bool isExpanded: width >= Theme.largeFrom && width > height
    readonly property var benefit: match.benefit
    readonly property var answers: match.answers
    readonly property bool isAsked: answers.length > 0 || match.queue.length > 0 || benefit.seat !== undefined
    // So many keys that one column would scroll have two, which the mat leaves to them: so many groups stand in the first; -1: one does.
    readonly property int split: isExpanded && !match.isByNumbers && answers.reduce((count, group) => count + group.keys.length, 0) > 30
        ? headOf(answers) : -1

    signal menuWanted
    signal pressed
    signal asked(part: string, seat: int, path: string)

    // How many groups there is room for under what is asked.
    function headOf(groups: var): int {
        const rowHeight = Theme.touch + Theme.gapSmall
        let room = middle.height - 290
        let count = 0
        for (const group of groups) {
            room -= ((group.shape === "pad" ? group.rows : Math.ceil(group.keys.length / group.columns)) + 0.5) * rowHeight
            if (room < 0 && count > 0)
                break
            ++count
        }
        return count
    }
    function goBack(): bool {
        const wasLooking = looked >= 0
        looked = -1
        return wasLooking
    }

    focus: true

    Connections {
        target: root.match

        function onAskedAnew() { root.looked = -1 }
    }
    PlayerStrip {
        id: strip
        width: parent.width
        height: implicitHeight
        playerCount: root.sheets.length
        onMenuClicked: root.menuWanted()

        Repeater {
            model: root.sheets.length

            PlayerTab {
                required property int index
                readonly property var sheet: root.sheets[index]

                objectName: "tab" + index
                width: strip.tabWidth
                nameSize: strip.nameSize
                playerName: sheet.name
                mark: sheet.mark
                score: String(sheet.vp)
                //: Behind a score: points, and how many of the five income turns a player has taken
                detail: root.match.isByNumbers ? qsTr("pt") : qsTr("pt · %1/5").arg(sheet.incomes)
                detailShort: root.match.isByNumbers ? "" : sheet.incomes + "/5"
                started: index === 0
                isDone: sheet.finished
                sign: sheet.pending > 0 ? "more" : ""
                shown: index === root.seat
                acting: index === root.match.seat
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
        ToldLine {
            width: parent.width
            visible: (!root.isExpanded || root.match.isByNumbers) && text !== ""
            match: root.match
        }
    }
    Row {
        id: columns

        readonly property real room: root.width - (root.isExpanded ? 4 : 3) * Theme.gap
        // The mat has six slots, so it needs less.
        readonly property real first: Math.floor(room * (root.isExpanded ? 0.36 : 0.5))
        readonly property real second: Math.floor(room * (root.isExpanded ? 0.3 : 0.5))

        anchors.top: notices.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        x: Theme.gap
        visible: !root.match.isByNumbers
        spacing: Theme.gap

        ScrollArea {
            id: left
            width: columns.first
            height: bar.y - columns.y - Theme.gap
            contentHeight: leftColumn.height

            Column {
                id: leftColumn
                width: parent.width
                spacing: Theme.gap

                ResourceBar {
                    width: parent.width
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                TracksView {
                    width: parent.width
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                AdviceSwitch {
                    width: parent.width
                    visible: root.isExpanded && !root.match.over && !root.match.keepsCities
                    match: root.match
                }
                Row {
                    width: parent.width
                    visible: root.isExpanded && !root.match.over
                    spacing: Theme.gap

                    AnyTime {
                        id: anyTime
                        width: root.match.keepsCities ? Math.floor(parent.width * 0.36) : parent.width
                        isShort: !root.match.keepsCities
                        match: root.match
                        sheet: root.sheets[root.seat]
                    }
                    AdviceSwitch {
                        width: parent.width - anyTime.width - parent.spacing
                        visible: root.match.keepsCities
                        detail: ""
                        match: root.match
                    }
                }
                Achievements {
                    width: parent.width
                    visible: root.isExpanded && root.match.keepsCities
                    match: root.match
                }
                RestView {
                    width: parent.width
                    visible: !root.isExpanded
                    isOwn: true
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
            }
        }
        ScrollArea {
            id: middle
            width: columns.second
            height: root.isExpanded ? parent.height - Theme.gap : left.height
            contentHeight: middleColumn.height

            Connections {
                target: root.match

                // What is asked for next stands at the top.
                function onMoved() { middle.contentY = 0 }
            }
            Column {
                id: middleColumn
                width: parent.width
                spacing: Theme.gap

                QueueView {
                    width: parent.width
                    visible: root.isAsked && (!root.isExpanded || root.split >= 0)
                    match: root.match
                    most: root.split
                    cityView: cityLoader.view
                }
                Loader {
                    id: cityLoader

                    readonly property CityView view: (item as CityPage)?.view ?? null
                    // Landmarks that are free take the place of what is told beside them.
                    readonly property bool showsFree: root.isExpanded && !root.isAsked && ((item as CityPage)?.showsFree ?? false)

                    width: parent.width
                    active: root.match.keepsCities
                    visible: active && root.split < 0
                    sourceComponent: CityPage {
                        hasTools: view.tried >= 0 || root.isSetting
                        isFreeElsewhere: root.isExpanded
                        room: root.isExpanded ? middle.height - mat.height - 2 * Theme.gap : 0
                        match: root.match
                        seat: root.seat
                    }
                }
                IncomeMat {
                    id: mat
                    width: parent.width
                    visible: root.split < 0
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                IncomeLines {
                    width: parent.width
                    visible: !root.isExpanded && isThere
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                SharedView {
                    width: parent.width
                    visible: !root.isExpanded
                    match: root.match
                }
                Counters {
                    width: parent.width
                    visible: root.isExpanded && root.split < 0 && !root.match.keepsCities
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                Achievements {
                    width: parent.width
                    visible: root.isExpanded && root.split < 0 && !root.match.keepsCities
                    match: root.match
                }
            }
        }
        // What is open takes the place of what an income turn would bring.
        ScrollArea {
            id: right
            visible: root.isExpanded
            width: columns.room - columns.first - columns.second
            height: middle.height
            contentHeight: rightColumn.height

            Connections {
                target: root.match

                function onMoved() { right.contentY = 0 }
            }
            Column {
                id: rightColumn

                // Beside what is open as long as that leaves it.
                readonly property bool hasRoom: root.split < 0 && !cityLoader.showsFree && (!root.isAsked || queue.height < right.height * 0.55)

                // Below what is asked, what an income turn would bring, and the last turn.
                readonly property real roomLeft: right.height - [queue, lines, lastTurn].reduce((sum, part) => sum // qmllint disable type
                    + (part.visible ? part.height + spacing : 0), 0)

                width: parent.width
                spacing: Theme.gap

                QueueView {
                    id: queue
                    width: parent.width
                    visible: root.isAsked && root.isExpanded && root.split < 0
                    match: root.match
                    cityView: cityLoader.view
                }
                QuestionView {
                    width: parent.width
                    visible: root.split >= 0
                    match: root.match
                    groups: root.split >= 0 ? root.answers.slice(root.split) : []
                    more: 1
                }
                IncomeLines {
                    id: lines
                    width: parent.width
                    visible: !root.isAsked && !cityLoader.showsFree && isThere
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                Loader {
                    width: parent.width
                    active: cityLoader.showsFree
                    visible: active
                    sourceComponent: FreeLandmarks {
                        match: root.match
                        city: cityLoader.view
                    }
                }
                Ledger {
                    width: parent.width
                    visible: !root.isAsked && !cityLoader.showsFree && !lines.visible
                    entries: root.sheets[root.seat].ledger
                }
                LastTurnCard {
                    id: lastTurn
                    width: parent.width
                    visible: text !== "" && root.split < 0 && !cityLoader.showsFree
                    match: root.match
                }
                Counters {
                    id: counted
                    width: parent.width
                    visible: rightColumn.hasRoom && root.match.keepsCities && (!root.isAsked || rightColumn.roomLeft >= height / 2)
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
                Loader {
                    id: others
                    width: parent.width
                    active: root.match.keepsCities && root.isExpanded
                    visible: rightColumn.hasRoom && (!root.isAsked || rightColumn.roomLeft >= counted.height + height / 2 + rightColumn.spacing)
                    sourceComponent: OtherCities {
                        match: root.match
                        seat: root.seat
                        onChosen: seat => root.looked = seat
                    }
                }
                LandmarkGrid {
                    width: parent.width
                    visible: rightColumn.hasRoom && !root.match.keepsCities
                    isShort: true
                    match: root.match
                }
            }
        }
    }
    ScrollArea {
        id: sheet

        readonly property real drawn: Math.min(root.match.scoring ? 640 : root.isExpanded ? 1000 : 1100, root.width - 2 * Theme.gap)
        // As large as the window lets it be.
        readonly property real factor: root.isExpanded
            ? Math.max(1, Math.min(1.6, height / Math.max(1, numbers.height), (root.width - 2 * Theme.gap) / drawn)) : 1

        anchors.top: notices.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: bar.top
        anchors.horizontalCenter: parent.horizontalCenter
        width: drawn * factor
        visible: root.match.isByNumbers
        contentHeight: numbers.height * factor

        Loader {
            id: numbers
            width: sheet.drawn
            scale: sheet.factor
            transformOrigin: Item.TopLeft
            active: root.match.isByNumbers
            sourceComponent: Component {
                NumbersView {
                    isAbreast: root.isExpanded
                    match: root.match
                    sheet: root.sheets[root.seat]
                }
            }
        }
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
