// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// Who won how often.
StatisticsCard {
    id: root

    //: Heading over the players, who won most first
    title: qsTr("Who wins")
    leastInside: people.least

    StatisticsTable {
        id: people
        width: parent.width
        room: root.inside
        people: App.statistics.table
        onChosen: name => App.statistics.player = name
    }
}
