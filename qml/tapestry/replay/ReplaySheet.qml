// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// Everything of a player as it was, in a match that is played back.
ScrollArea {
    id: root

    required property TapestryMatch match
    required property int seat
    readonly property var sheet: match.sheets[seat]

    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Theme.gap
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.gap

        ResourceBar {
            width: parent.width
            visible: !root.match.isByNumbers
            match: root.match
            sheet: root.sheet
        }
        TracksView {
            width: parent.width
            visible: !root.match.isByNumbers
            match: root.match
            sheet: root.sheet
        }
        IncomeMat {
            width: parent.width
            match: root.match
            sheet: root.sheet
        }
        Loader {
            width: parent.width
            active: root.match.namesCards
            visible: active
            sourceComponent: Component {
                NamedCards {
                    match: root.match
                    sheet: root.sheet
                }
            }
        }
        ReplayCity {
            width: Math.min(parent.width, 560)
            match: root.match
            seat: root.seat
        }
        Counters {
            width: parent.width
            visible: !root.match.isByNumbers
            match: root.match
            sheet: root.sheet
        }
        Ledger {
            width: parent.width
            entries: root.sheet.ledger
        }
    }
}
