// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// Everything of one player side by side: in two columns, which scroll, or in a large window in three, which do not. What matters more
// has the higher weight.
WeighedColumns {
    id: root

    required property TapestryMatch match
    required property int seat
    required property bool isExpanded
    // A landmark that was laid aside is built.
    required property bool isSetting
    // Where the bar begins that lies below the tracks.
    required property real barTop
    readonly property var sheet: match.sheets[seat]
    readonly property var answers: match.answers
    readonly property bool isAsked: answers.length > 0 || match.queue.length > 0 || match.benefit.seat !== undefined
    readonly property real room: width - (isExpanded ? 2 : 1) * Theme.gap
    // The mat has six slots, so it needs less.
    readonly property real first: Math.floor(room * (isExpanded ? 0.36 : 0.5))
    readonly property real second: Math.floor(room * (isExpanded ? 0.3 : 0.5))
    readonly property CityView cityView: (cityPart.item as CityPage)?.view ?? null
    // Landmarks that are free stand beside the city.
    readonly property bool showsFree: isExpanded && !isAsked && ((cityPart.item as CityPage)?.showsFree ?? false)
    // The track whose spaces are shown; -1: none.
    readonly property int opened: (tracks.item as TracksView)?.opened ?? -1
    readonly property SplitAnswers columnsAsked: SplitAnswers { match: root.match; height: root.height - Theme.gap }
    // What answers has two columns, which the city and the mat leave to it: so many groups stand in the first; -1: one column has them all.
    readonly property int split: isExpanded ? columnsAsked.head : -1

    // Another player's city is to be seen.
    signal chosen(int seat)

    // Free landmarks are not looked at any more; whether they were.
    function putAway(): bool {
        return cityPart.visible && ((cityPart.item as CityPage)?.putAway() ?? false)
    }

    columns: isExpanded ? [
        { x: 0, width: first, height: barTop - Theme.gap },
        { x: first + Theme.gap, width: second, height: height - Theme.gap },
        { x: first + second + 2 * Theme.gap, width: room - first - second, height: height - Theme.gap }
    ] : [
        { x: 0, width: first, height: barTop - Theme.gap },
        { x: first + Theme.gap, width: second, height: barTop - Theme.gap }
    ]
    scrolls: !isExpanded
    occasion: match.position + " " + seat

    // What is asked for next stands at the top.
    readonly property Connections moves: Connections {
        target: root.match

        function onAskedAnew() { root.hold() }
        function onMoved() {
            root.rewind(1)
            if (root.isExpanded && tracks.item !== null)
                (tracks.item as TracksView).opened = -1
        }
    }

    ColumnPart {
        isThere: !root.isExpanded && root.match.namesCards && root.sheet.inForce !== ""
        sourceComponent: InForceLine { sheet: root.sheet; onClicked: root.reveal(named, 0, named.height) }
    }
    ColumnPart {
        sourceComponent: ResourceBar { match: root.match; sheet: root.sheet }
    }
    ColumnPart {
        id: tracks
        sourceComponent: TracksView { isSpacesElsewhere: root.isExpanded; match: root.match; sheet: root.sheet }
    }
    ColumnPart {
        weight: 65
        isThere: root.isExpanded && !root.match.over && !root.match.keepsCities
        sourceComponent: AdviceSwitch { match: root.match }
    }
    ColumnPart {
        weight: 66
        isThere: root.isExpanded && !root.match.over
        sourceComponent: Row {
            spacing: Theme.gap

            AnyTime {
                id: anyTime
                width: root.match.keepsCities ? Math.floor(parent.width * 0.36) : parent.width
                isShort: !root.match.keepsCities
                match: root.match
                sheet: root.sheet
            }
            AdviceSwitch {
                width: parent.width - anyTime.width - parent.spacing
                visible: root.match.keepsCities
                detail: ""
                match: root.match
            }
        }
    }
    ColumnPart {
        isThere: !root.isExpanded
        sourceComponent: RestView { isOwn: true; match: root.match; sheet: root.sheet }
    }
    ColumnPart {
        id: queuePart
        columns: root.isExpanded && root.split < 0 ? [2] : [1]
        isThere: root.isAsked
        sourceComponent: QueueView {
            match: root.match
            most: root.split
            lastDone: 2
            cityView: root.cityView
            onAppeared: (top, bottom) => root.reveal(queuePart, top, bottom)
        }
    }
    ColumnPart {
        columns: [2]
        isThere: root.split >= 0
        sourceComponent: QuestionView {
            match: root.match
            groups: root.split >= 0 ? root.answers.slice(root.split) : []
            more: 1
            listsAll: false
        }
    }
    ColumnPart {
        objectName: "Spaces"
        //: Below the columns of a large window, what finds no room: all spaces of a track
        title: qsTr("Spaces")
        weight: 90
        columns: [2, 1]
        isThere: root.isExpanded && root.opened >= 0
        sourceComponent: SpaceList { match: root.match; track: Math.max(0, root.opened) }
    }
    ColumnPart {
        id: cityPart
        weight: 95
        columns: [1]
        // A landmark is set in a large one.
        least: root.isExpanded ? ((item as CityPage)?.besides ?? 0) + (root.match.placing.isLandmark ? 520 : 220) : 0
        isThere: root.match.keepsCities && root.split < 0
        sourceComponent: CityPage {
            hasTools: view.tried >= 0 || root.isSetting
            isFreeElsewhere: root.isExpanded
            room: cityPart.room
            match: root.match
            seat: root.seat
            onOpened: (top, bottom) => root.reveal(cityPart, top, bottom)
        }
    }
    ColumnPart {
        objectName: "Mat"
        //: Below the columns of a large window, what finds no room: the income mat of a player
        title: qsTr("Income mat")
        weight: 80
        columns: root.isExpanded ? [1, 2] : [1]
        // Letters leave room for it.
        isThere: root.split < 0 || root.columnsAsked.hasLetters
        sourceComponent: IncomeMat { match: root.match; sheet: root.sheet }
    }
    // What is open takes the place of what an income turn would bring.
    ColumnPart {
        id: lines
        objectName: "Income"
        //: Below the columns of a large window, what finds no room: what an income turn would bring
        title: qsTr("Income")
        weight: 70
        columns: root.isExpanded ? [2] : [1]
        least: root.isExpanded ? (item as IncomeLines)?.least ?? 0 : 0
        isThere: root.sheet.income.turn > 0 && !(root.isExpanded && root.isAsked)
        sourceComponent: IncomeLines { room: lines.room; match: root.match; sheet: root.sheet }
    }
    ColumnPart {
        id: named
        columns: [1]
        isThere: !root.isExpanded && root.match.namesCards
        sourceComponent: NamedCards {
            match: root.match
            sheet: root.sheet
            onOpened: (top, bottom) => root.reveal(named, top, bottom)
        }
    }
    ColumnPart {
        columns: [2]
        isThere: root.showsFree
        sourceComponent: FreeLandmarks { match: root.match; city: root.cityView }
    }
    ColumnPart {
        weight: 50
        columns: [2]
        isThere: root.isExpanded && !root.isAsked && root.sheet.income.turn === 0
        sourceComponent: Ledger { entries: root.sheet.ledger }
    }
    ColumnPart {
        objectName: "LastTurn"
        //: Below the columns of a large window, what finds no room: what the last turn brought
        title: qsTr("Last turn")
        weight: 75
        columns: [2]
        isThere: root.isExpanded && (root.match.told !== "" || root.match.lastTurn !== "")
        sourceComponent: LastTurnCard { match: root.match }
    }
    ColumnPart {
        objectName: "Acting"
        //: Below the columns of a large window, what finds no room: the tapestry cards that are in force
        title: qsTr("In force now")
        weight: 72
        columns: [2]
        isThere: root.isExpanded && root.match.namesCards && root.sheet.inForce !== ""
        sourceComponent: ActingCards { match: root.match; seat: root.seat }
    }
    ColumnPart {
        id: civilizations
        objectName: "Mats"
        //: Below the columns of a large window, what finds no room: the civilizations of a player
        title: qsTr("Civilizations")
        weight: 74
        columns: [2, 1]
        isThere: root.isExpanded && (root.sheet.mats ?? []).length > 0
        sourceComponent: CivilizationMats {
            match: root.match
            sheet: root.sheet
            // It is higher now, and stays where it is read.
            onOpenedChanged: {
                if (opened >= 0)
                    root.wanted = civilizations
            }
        }
    }
    ColumnPart {
        id: cards
        objectName: "Cards"
        //: Below the columns of a large window, what finds no room: the tapestry and tech cards of a player
        title: qsTr("Cards")
        weight: 58
        columns: [2, 1]
        isThere: root.isExpanded && root.match.namesCards
        sourceComponent: CardsOfPlayer {
            hasMats: false
            match: root.match
            sheet: root.sheet
            // It is higher now, and stays where it is read.
            onIsOpenChanged: {
                if (isOpen)
                    root.wanted = cards
            }
        }
    }
    ColumnPart {
        objectName: "Counted"
        //: Below the columns of a large window, what finds no room: what a player has, counted
        title: qsTr("Counted")
        weight: 60
        columns: root.match.keepsCities ? [2] : [1, 2]
        isThere: root.isExpanded
        sourceComponent: Counters { match: root.match; sheet: root.sheet }
    }
    ColumnPart {
        objectName: "Achievements"
        //: Below the columns of a large window, what finds no room: who has which achievement
        title: qsTr("Achievements")
        weight: 40
        columns: root.match.keepsCities ? [0, 1] : [1, 0]
        isThere: root.isExpanded
        sourceComponent: Achievements { match: root.match }
    }
    ColumnPart {
        objectName: "Cities"
        //: Below the columns of a large window, what finds no room: the cities of the other players
        title: qsTr("Cities")
        weight: 55
        columns: [2]
        isThere: root.isExpanded && root.match.keepsCities && ((item as OtherCities)?.others.length ?? 1) > 0
        sourceComponent: OtherCities { match: root.match; seat: root.seat; onChosen: seat => root.chosen(seat) }
    }
    ColumnPart {
        objectName: "Landmarks"
        //: Below the columns of a large window, what finds no room: whose the landmarks are
        title: qsTr("Landmarks")
        weight: 45
        columns: [2]
        isThere: root.isExpanded
        sourceComponent: LandmarkGrid { isShort: true; match: root.match }
    }
    ColumnPart {
        objectName: "Map"
        //: Below the columns of a large window, what finds no room: what a player has on the map
        title: qsTr("On the map")
        weight: 35
        columns: [2]
        isThere: root.isExpanded
        sourceComponent: MapLines { match: root.match; sheet: root.sheet }
    }
    ColumnPart {
        columns: [1]
        isThere: !root.isExpanded
        sourceComponent: SharedView { match: root.match }
    }
}
