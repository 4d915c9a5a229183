// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Nations
import Pegsheet.Theme
import Pegsheet.Controls

// The tiles on offer being entered, where the table keeps them: a touch on a place opens the picker for it.
Column {
    id: root

    required property NationsMatch match
    readonly property NationsDeal deal: match.deal
    readonly property int rows: 3

    spacing: Theme.gapSmall

    SpokenText {
        width: parent.width
        //: Over the places of the offer being entered
        text: root.deal.missing > 0 ? qsTr("The offer: %n tile(s) missing", "", root.deal.missing) : qsTr("The offer")
        color: Theme.inkSoft
        font: Type.labelBold
    }
    WoodBoard {
        width: parent.width
        height: board.height + 2 * Theme.gapSmall + 3

        Grid {
            id: board

            readonly property real placeWidth: Math.floor((width - (columns - 1) * spacing) / columns)

            x: Theme.gapSmall
            y: Theme.gapSmall
            width: parent.width - 2 * x
            columns: root.match.columns
            spacing: Theme.gapSmall

            Repeater {
                model: root.match.columns * root.rows

                OfferPlace {
                    required property int index
                    // Column by column in the model, row by row here.
                    readonly property int place: index % root.match.columns * root.rows + Math.floor(index / root.match.columns)

                    objectName: "place" + place
                    width: board.placeWidth
                    price: Math.floor(index / root.match.columns) + 1
                    tile: root.deal.offer[place]
                    onClicked: root.deal.openPlace(place)
                }
            }
        }
    }
    AppButton {
        objectName: "dealDone"
        width: parent.width
        kind: AppButton.Primary
        //: Button: event and offer of a new age are entered
        text: qsTr("Begin the age")
        possible: root.deal.canFinish
        onClicked: root.deal.finish()
    }
}
