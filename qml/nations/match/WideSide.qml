// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The sheet beside the boards: what is entered now, else the offer and where the points of who acts came from.
FocusScope {
    id: root

    required property NationsMatch match
    // Where everybody's points came from, not only those of who acts; where that would be too high, theirs alone.
    property bool ofAll: false
    readonly property var everybody: [match.seat, ...match.order.filter(seat => seat !== match.seat)] // qmllint disable type
    readonly property var seats: ofAll && highOf(everybody, 48) <= height - 2 * Theme.gapLarge ? everybody : [match.seat]
    // Few entries stand there in larger letters.
    readonly property real factor: !ofAll || match.keepsOffer ? 1
        : Math.max(1, Math.min(1.7, (height - 2 * Theme.gapLarge) / highOf(seats, 66)))
    // How high it is where nothing is entered.
    readonly property int restHeight: stage.part === "" ? Math.ceil(scroll.contentHeight) + 2 : 0

    signal ledgerWanted(int seat)

    // About how high the entries of these seats are, each that high: the letters go by it, and with them what it really is.
    function highOf(shown, each: real): real {
        return shown.reduce((sum, seat) => sum + 104 + each * match.sheets[seat].ledger.length, match.keepsOffer ? 240 : 0)
    }

    Paper {
        anchors.fill: parent
    }
    StageView {
        id: stage
        anchors.fill: parent
        anchors.margins: 1
        focus: part !== ""
        hasEvent: true
        match: root.match
    }
    ScrollArea {
        id: scroll
        anchors.fill: parent
        anchors.margins: 1
        visible: stage.part === ""
        enabled: visible
        contentHeight: Math.ceil(column.height * root.factor) + 2 * Theme.gapLarge

        Column {
            id: column
            x: Theme.gapLarge
            y: Theme.gapLarge
            width: Math.floor((scroll.width - 2 * x) / scale)
            scale: root.factor
            transformOrigin: Item.TopLeft
            spacing: Theme.gapLarge

            OfferGrid {
                width: parent.width
                visible: root.match.keepsOffer
                columnCount: root.match.columns
                tiles: root.match.offer
                mark: root.match.over ? -1 : root.match.mark
                onTouched: place => root.match.touch("offered", place)
            }
            Repeater {
                model: root.seats.length

                Column {
                    id: points

                    required property int index
                    readonly property nationsSheet sheet: root.match.sheets[root.seats[index] ?? 0]

                    width: parent?.width ?? 0
                    spacing: Theme.gapLarge

                    SpokenText {
                        width: parent.width
                        //: Over the list of where points came from; %1 a player
                        text: qsTr("%1's points").arg(points.sheet.name)
                        font: Type.heading
                    }
                    LedgerList {
                        width: parent.width
                        entries: points.sheet.ledger
                        total: root.match.forecast && points.sheet.tilesKnown ? points.sheet.total : -1
                    }
                }
            }
        }
    }
}
