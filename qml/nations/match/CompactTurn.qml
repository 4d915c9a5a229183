// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Nations

// What the turn asks for, on a phone: under the line of the age the one thing that is entered now, else the board.
FocusScope {
    id: root

    required property NationsMatch match

    signal ledgerWanted(int seat)

    Column {
        id: top
        width: parent.width

        AgeLine {
            width: parent.width
            visible: !stage.picks && !root.match.scoring
            match: root.match
        }
        MatchNotices {
            width: parent.width
            match: root.match
        }
    }
    StageView {
        id: stage
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: part !== ""
        match: root.match
    }
    CachedLoader {
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        needed: stage.part === ""
        focus: needed
        sourceComponent: sheet
    }
    Component {
        id: sheet

        PlaySheet {
            match: root.match
            sheet: root.match.acting
            live: !root.match.over
            onLedgerWanted: seat => root.ledgerWanted(seat)
        }
    }
}
