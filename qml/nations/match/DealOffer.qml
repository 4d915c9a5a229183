// SPDX-License-Identifier: Apache-2.0
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
    readonly property nationsDeal deal: match.deal
    // There is little room.
    property bool isTight: false

    spacing: Theme.gapSmall

    SpokenText {
        width: parent.width
        //: Over the places of the offer being entered
        text: root.deal.missing > 0 ? qsTr("The offer: %n tile(s) missing", "", root.deal.missing) : qsTr("The offer")
        color: Theme.inkSoft
        font: Type.labelBold
    }
    OfferGrid {
        width: parent.width
        columnCount: root.match.columns
        tiles: root.match.dealtOffer
        mark: root.match.mark
        fillsGaps: true
        cellHeight: root.isTight ? 52 : 66
        onTouched: place => root.match.touch("place", place)
    }
    AppButton {
        objectName: "dealDone"
        width: parent.width
        kind: AppButton.Primary
        //: Button: event and offer of a new age are entered
        text: qsTr("Begin the age")
        possible: root.deal.canFinish
        onClicked: root.match.touch("finish")
    }
}
