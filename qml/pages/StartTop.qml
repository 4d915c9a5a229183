// SPDX-License-Identifier: Apache-2.0
import QtQuick

// The head of the start page where the earlier matches stand below or beside it.
Column {
    id: root

    // The row of the newest open match; -1 for none.
    required property int openRow

    signal continued(var matchId)
    signal wanted(string where)

    spacing: 14

    StartHead {
        width: parent.width
        onWanted: where => root.wanted(where)
    }
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
    StartGames {
        width: parent.width
        onWanted: where => root.wanted(where)
    }
}
