// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What is asked for now, and under it what answers.
Column {
    id: root

    required property EmpiresMatch match
    // Whose row is looked at.
    required property int seat
    // The rows lie beside it: places are touched there, and so is who takes a Disaster.
    property bool hasRows: false
    readonly property string stage: match.stage
    readonly property var begun: match.begun
    readonly property var described: match.described
    readonly property bool describes: described.name !== undefined
    readonly property bool asksPosition: begun.asks !== ""
    // Values of places, before the first Conflict and at the end, and what cards count there.
    readonly property var waiting: match.waiting

    // Something else is asked for without a move: its first line is to be seen.
    signal restarted

    spacing: Theme.gap

    AppText {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        //: Before the first Conflict and at the end
        text: root.describes
            //: Over what is asked for of a card: %1 the card
            ? qsTr("What does %1 do?").arg(root.described.name)
            //: Before the first Conflict and at the end
            : root.waiting.length > 0 && root.waiting[0].location !== undefined ? qsTr("What are these places worth?")
            //: At the end: cards of which nobody knows what they do
            : root.waiting.length > 0 ? qsTr("What do these bring?") : root.match.question
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    PickList {
        width: parent.width
        visible: names.length > 0 && !root.describes
        match: root.match
    }
    Loader {
        width: parent.width
        visible: sourceComponent !== null
        sourceComponent: root.describes ? ability
            : root.asksPosition ? root.hasRows ? null : places
            : root.waiting.length > 0 ? waitingNumbers
            : root.stage === "row" ? row
            : root.stage === "sheet" ? finished
            : root.stage === "track" ? track
            : root.stage === "reveal" || root.stage === "blitz" ? cards
            : root.stage === "crisis" ? root.begun.using === "redrawCrisis" ? cards : takers
            : root.stage === "economy" ? works
            : root.stage === "industry" || root.stage === "industryEconomy" ? industry
            : root.stage === "campaign" ? conflict
            : root.stage === "bids" ? bids : null
    }

    Component { id: ability; AbilityKeys { match: root.match } }
    Component { id: places; PlaceKeys { match: root.match; seat: root.seat } }
    Component { id: row; RowKeys { match: root.match } }
    Component { id: track; SpaceKeys { match: root.match } }
    Component { id: cards; CardKeys { match: root.match } }
    Component {
        id: takers

        Column {
            id: decisions

            readonly property var pots: root.match.crises.filter(crisis => crisis.open && crisis.chosen && crisis.pot !== "")

            spacing: Theme.gap

            Choices {
                objectName: "bid"
                width: parent.width
                columnCount: 4
                //: Over what can be bid to avert a Disaster: %1 what was bid so far
                title: decisions.pots.length > 0 ? qsTr("Bid · in the pot: %1").arg(decisions.pots[0].pot)
                    //: Over what can be bid to avert a Disaster
                    : qsTr("Bid")
                names: root.match.bids.map(bid => bid.name)
                icons: root.match.bids.map(bid => bid.icon)
                onPicked: place => root.match.touch(EmpiresMatch.TouchAvert, root.match.bids[place].resource)
            }
            // What it costs each player; on a phone it stands beside who takes it.
            Repeater {
                model: root.hasRows ? root.match.takers : []

                AppText {
                    required property var modelData

                    width: root.width
                    visible: modelData.detail !== ""
                    wrapMode: Text.Wrap
                    text: root.match.names[modelData.seat] + " · " + modelData.title + ": " + modelData.detail
                    font: Type.label
                    color: Theme.inkSoft
                }
            }
            TakerList {
                width: parent.width
                match: root.match
                isBrief: root.hasRows
            }
            Repeater {
                model: root.match.names.length

                WorksList {
                    required property int index

                    width: root.width
                    match: root.match
                    seat: index
                    onlyUsable: true
                    namesPlayer: true
                }
            }
        }
    }
    Component {
        id: works

        Column {
            spacing: Theme.gap

            WorksList {
                width: parent.width
                match: root.match
                seat: root.seat
            }
            CoinStepper {
                width: parent.width
                visible: root.match.keepsResources
                match: root.match
            }
            DoneKeys {
                width: parent.width
                match: root.match
                seat: root.seat
            }
        }
    }
    Component { id: conflict; ConflictKeys { match: root.match } }
    Component {
        id: finished

        FinishedKeys {
            match: root.match
            hasRows: root.hasRows
            onRestarted: root.restarted()
        }
    }
    Component {
        id: industry

        Column {
            spacing: Theme.gap

            AppButton {
                objectName: "playCard"
                width: parent.width
                visible: root.begun.seat < 0 && (!root.match.keepsResources || root.match.sheets[root.seat].left > 0)
                //: Button in an Industry phase: then the card is said; %1 a player
                text: qsTr("%1 plays a card").arg(root.match.names[root.seat])
                onClicked: root.match.touch(EmpiresMatch.TouchSeat, root.seat)
            }
            CardKeys {
                width: parent.width
                visible: root.begun.seat >= 0 && root.begun.using === ""
                match: root.match
            }
            HandKeys {
                width: parent.width
                match: root.match
                seat: root.seat
            }
            AppText {
                visible: repairs.visible && !root.hasRows
                //: Over the positions of the places that are destroyed, in an Industry phase
                text: qsTr("Repair")
                font: Type.labelBold
                color: Theme.inkSoft
            }
            PlaceKeys {
                id: repairs
                width: parent.width
                visible: !root.hasRows && root.begun.seat < 0 && row.some(place => place.destroyed)
                match: root.match
                seat: root.seat
            }
            WorksList {
                width: parent.width
                match: root.match
                seat: root.seat
            }
            DoneKeys {
                width: parent.width
                match: root.match
                seat: root.seat
            }
        }
    }
    Component {
        id: bids

        Column {
            spacing: Theme.gap

            CoinStepper {
                width: parent.width
                visible: root.match.keepsResources
                //: A number: Coins that are bid in a Conflict, beside Axes
                label: qsTr("Coins bid")
                match: root.match
            }
            NumberKeysOf {
                width: parent.width
                match: root.match
                lines: root.match.sheets.map(sheet => ({
                    //: A player in a Conflict: %1 the name, %2 the strength
                    title: qsTr("%1: strength %2").arg(sheet.name).arg(!sheet.done || sheet.bid === 0 ? sheet.strength
                        //: Strength in a Conflict: %1 of abilities, %2 that was bid, %3 in all
                        : qsTr("%1 + %2 = %3").arg(sheet.strength).arg(sheet.bid).arg(sheet.strength + sheet.bid)),
                    //: Of a player in a Conflict: %1 strength that is missing to the next tier of the card
                    text: sheet.done ? sheet.tier : sheet.missing > 0 ? qsTr("%1 to the next tier").arg(sheet.missing) : "",
                    isNext: sheet.seat === root.match.seat
                }))
            }
        }
    }
    Component {
        id: waitingNumbers

        NumberKeysOf {
            match: root.match
            lines: root.waiting.map((number, index) => ({ title: number.title, text: "", isNext: index === 0 }))
        }
    }
}
