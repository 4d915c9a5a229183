// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What a match can be begun of, and the ways to others.
Column {
    id: root

    // How many games stand beside each other.
    property int most: 2

    signal wanted(string where)

    spacing: 14
    bottomPadding: Theme.gap

    AppText {
        x: Theme.gap
        //: Heading over the games a match can be begun of
        text: qsTr("New match")
        font: Type.heading
    }
    Grid {
        id: games

        readonly property real cardWidth: Math.floor((width - (columns - 1) * spacing) / columns)

        width: parent.width
        columns: Math.min(root.most, App.games.length)
        spacing: Theme.gap

        Repeater {
            id: cards
            model: App.games

            GameCard {
                required property var modelData

                width: games.cardWidth
                height: Math.max(...Array.from(cards.model, (each, place) => cards.itemAt(place)?.implicitHeight ?? 0))
                game: modelData.game
                name: modelData.name
                players: modelData.players
                onClicked: {
                    App.game = game
                    root.wanted("setup")
                }
            }
        }
    }
    AppButton {
        objectName: "takeOver"
        width: parent.width
        iconName: "camera"
        //: Button: another tablet's match by its code
        text: qsTr("Take over a match")
        onClicked: root.wanted("scan")
    }
    AppButton {
        objectName: "allMatches"
        width: parent.width
        visible: App.matches.count > 0
        iconName: "log"
        //: Button: the page with every match, and from there the statistics
        text: qsTr("All matches and statistics")
        onClicked: root.wanted("history")
    }
}
