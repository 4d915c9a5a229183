// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Nations

// What the turn asks for, on a phone lying on its side: the board or what is entered now, beside it the age and the tracks. The bar
// has its place at the lower right.
FocusScope {
    id: root

    required property NationsMatch match
    required property CompactMatch frame
    readonly property int sideWidth: frame.sideWidth

    signal ledgerWanted(int seat)

    StageView {
        id: stage
        width: root.width - root.sideWidth
        height: parent.height
        focus: part !== ""
        match: root.match
    }
    CachedLoader {
        width: root.width - root.sideWidth
        height: parent.height
        needed: stage.part === ""
        focus: needed
        sourceComponent: sheet
    }
    ScrollArea {
        x: root.width - width
        width: root.sideWidth
        height: parent.height - root.frame.barSpace
        contentHeight: side.height

        Column {
            id: side
            width: parent.width
            spacing: Theme.gap

            Column {
                width: parent.width

                AgeLine {
                    width: parent.width
                    visible: !root.match.scoring
                    match: root.match
                }
                MatchNotices {
                    width: parent.width
                    match: root.match
                }
            }
            Tracks {
                x: Theme.gap
                width: parent.width - 2 * x
                low: true
                match: root.match
            }
            AppText {
                x: Theme.gap
                width: parent.width - 2 * x
                // The board says it itself.
                visible: text !== "" && stage.part !== ""
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: root.match.forecastText
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }
    Component {
        id: sheet

        PlaySheet {
            match: root.match
            sheet: root.match.acting
            live: !root.match.over
            hasTracks: false
            onLedgerWanted: seat => root.ledgerWanted(seat)
        }
    }
}
