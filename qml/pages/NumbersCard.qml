// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// What can be said in a number each: of everybody, or of the player chosen.
StatisticsCard {
    title: App.statistics.player === "" ? qsTr("All together")
        //: Heading over a player's numbers
        : qsTr("In numbers")
    leastInside: figures.implicitHeight

    FigureGrid {
        id: figures
        width: parent.width
        figures: App.statistics.numbers
        mark: App.statistics.mark
    }
}
