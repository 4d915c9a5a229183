// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The sheet beside the boards: what is entered now, else the offer and where the points of who acts came from.
FocusScope {
    id: root

    required property NationsMatch match

    // How high it is where nothing is entered.
    readonly property int restHeight: stage.part === "" ? Math.ceil(scroll.contentHeight) + 2 : 0

    signal ledgerWanted(int seat)

    Paper {
        anchors.fill: parent
    }
    StageView {
        id: stage
        anchors.fill: parent
        anchors.margins: 1
        focus: part !== ""
        match: root.match
    }
    ScrollArea {
        id: scroll
        anchors.fill: parent
        anchors.margins: 1
        visible: stage.part === ""
        enabled: visible
        contentHeight: column.height + 2 * Theme.gapLarge

        Column {
            id: column
            x: Theme.gapLarge
            y: Theme.gapLarge
            width: scroll.width - 2 * x
            spacing: Theme.gapLarge

            OfferGrid {
                width: parent.width
                visible: root.match.keepsOffer
                columnCount: root.match.columns
                tiles: root.match.offer
                mark: root.match.over ? -1 : root.match.mark
                onTouched: place => {
                    root.match.picker.show()
                    root.match.picker.takeOffered(place)
                }
            }
            SpokenText {
                width: parent.width
                //: Over the list of where points came from; %1 a player
                text: qsTr("%1's points").arg(root.match.acting.name)
                font: Type.heading
            }
            LedgerList {
                width: parent.width
                entries: root.match.acting.ledger
                total: root.match.forecast && root.match.acting.tilesKnown ? root.match.acting.total : -1
            }
        }
    }
}
