// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// Who takes the Disaster: each player with what would fall there and why it is not the place that the card names. Below each other,
// or side by side where there is room.
Column {
    id: root

    required property EmpiresMatch match
    // The rows are seen beside it.
    property bool isBrief: false
    readonly property var crises: match.crises
    readonly property var takers: match.takers

    spacing: Theme.gapSmall

    Flow {
        width: parent.width
        visible: isChoice
        spacing: Theme.gapSmall

        readonly property bool isChoice: root.crises.filter(crisis => crisis.open).length > 1

        Repeater {
            model: parent.isChoice ? root.crises : []

            FilterChip {
                required property int index
                required property var modelData

                objectName: "crisis" + index
                text: modelData.name
                chosen: modelData.chosen
                onClicked: root.match.touch("crisis", index)
            }
        }
    }
    Grid {
        id: cards

        readonly property real cardWidth: Math.floor((width - (columns - 1) * spacing) / columns)
        readonly property real cardHeight: {
            let most = 0
            for (let at = 0; at < each.count; ++at)
                most = Math.max(most, each.itemAt(at)?.implicitHeight ?? 0)
            return most
        }

        width: parent.width
        columns: width >= 600 ? Math.max(1, root.takers.length) : 1
        spacing: Theme.gapSmall

        Repeater {
            id: each
            model: root.takers

            TakerCard {
                required property var modelData

                width: cards.cardWidth
                height: cards.columns > 1 ? cards.cardHeight : implicitHeight
                match: root.match
                taker: modelData
                isBrief: root.isBrief
            }
        }
    }
}
