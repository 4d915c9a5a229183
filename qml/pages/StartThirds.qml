// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The start page of a large window but for the earlier matches: what is open beside what can begin.
Item {
    id: root

    required property int openRow
    // How wide each part is, and how far they lie apart.
    required property real column
    required property real spacing
    // Where the earlier matches begin.
    readonly property real below: head.height + Theme.gap

    signal continued(var matchId)
    signal wanted(string where)

    StartHead {
        id: head
        width: parent.width
        onWanted: where => root.wanted(where)
    }
    ScrollArea {
        y: root.below
        // The mark of what is scrolled lies beside the cards.
        width: root.column + Theme.gap
        height: parent.height - y
        contentHeight: left.height + 2 * Theme.gap

        Column {
            id: left
            width: root.column
            spacing: 14

            StartNotices {
                width: parent.width
                onWanted: where => root.wanted(where)
            }
            StartOpen {
                width: parent.width
                openRow: root.openRow
                onContinued: matchId => root.continued(matchId)
                onWanted: where => root.wanted(where)
            }
        }
    }
    ScrollArea {
        x: root.column + root.spacing
        y: root.below
        width: root.column + Theme.gap
        height: parent.height - y
        contentHeight: games.height + Theme.gap

        StartGames {
            id: games
            width: root.column
            most: 1
            onWanted: where => root.wanted(where)
        }
    }
}
