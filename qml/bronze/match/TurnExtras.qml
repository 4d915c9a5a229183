// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// What can be done besides building and buying, a button each: stones for workers, ships, trades.
Row {
    id: root

    required property BronzeMatch match
    readonly property bronzeExchange exchange: match.exchange
    // As wide as there is room; else as wide as their words.
    property bool fills: true
    readonly property bool isBuilding: match.stage === BronzeMatch.Build
    // What there is now. What is seen of it is asked nowhere: where this is not seen, nothing in it is.
    readonly property bool hasStones: isBuilding && match.stonesToSell > 0
    readonly property bool hasShip: isBuilding && exchange.shipsInReach > 0
    readonly property bool hasTrade: match.stage !== BronzeMatch.Trade && (exchange.open || isBuilding && exchange.offered)
    readonly property int count: (hasStones ? 1 : 0) + (hasShip ? 1 : 0) + (hasTrade ? 1 : 0)
    readonly property real gaps: Math.max(0, count - 1) * spacing
    readonly property real wanted: gaps + (hasStones ? stones.implicitWidth : 0) + (hasShip ? ship.implicitWidth : 0)
        + (hasTrade ? trade.implicitWidth : 0)

    // A share of the room by what its words need.
    function share(button: Item): real {
        return fills ? Math.floor((width - gaps) * button.implicitWidth / Math.max(1, wanted - gaps)) : button.implicitWidth
    }

    visible: count > 0
    spacing: Theme.gapSmall

    StonesButton {
        id: stones
        width: root.share(stones)
        visible: root.hasStones
        match: root.match
    }
    AppButton {
        id: ship
        objectName: "buildShip"
        width: root.share(ship)
        visible: root.hasShip
        implicitHeight: 44
        iconName: "ship"
        //: Button: a wood and a cloth become a ship (Shipping)
        text: qsTr("Build a ship")
        //: Under it: what a ship is made of
        detail: qsTr("1 wood, 1 cloth")
        onClicked: root.match.touch("ship")
    }
    AppButton {
        id: trade
        objectName: "trade"
        width: root.share(trade)
        visible: root.hasTrade
        possible: root.exchange.open
        implicitHeight: 44
        iconName: "trade"
        //: Button: to the boards, to trade with the others or to swap with ships
        text: root.exchange.partners.length === 1 && root.exchange.partners[0].seat < 0 ? qsTr("Swap") : qsTr("Trade")
        onClicked: root.match.openTrade()
    }
}
