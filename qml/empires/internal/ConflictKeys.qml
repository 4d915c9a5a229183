// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// The Conflict card that is turned up: one of those that are known, a touch; any other by its numbers, which also narrow the choice.
Column {
    id: root

    required property EmpiresMatch match
    readonly property var conflicts: match.conflicts

    spacing: Theme.gap

    Grid {
        id: cards
        width: parent.width
        visible: root.conflicts.length > 0
        columns: width >= 600 ? 2 : 1
        spacing: Theme.gapSmall

        Repeater {
            model: root.conflicts

            ListRow {
                required property int index
                required property var modelData

                objectName: "conflict" + index
                width: Math.floor((cards.width - (cards.columns - 1) * cards.spacing) / cards.columns)
                isPaper: true
                title: modelData.title
                detail: modelData.detail
                lead: Theme.gap
                onClicked: root.match.sayConflict(modelData.card)
            }
        }
    }
    AppText {
        width: parent.width
        visible: cards.visible
        wrapMode: Text.Wrap
        //: Between the Conflict cards that are known and the numbers of any other
        text: qsTr("Another card")
        font: Type.labelBold
        color: Theme.inkSoft
    }
    FigureKeys {
        width: parent.width
        match: root.match
    }
}
