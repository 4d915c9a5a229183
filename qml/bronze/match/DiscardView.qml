// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// More than six goods: which ones go. A touch on a row gives up one; past its last, all of it stays again.
ScrollArea {
    id: root

    required property BronzeMatch match

    contentHeight: content.height + 2 * Theme.gap

    Column {
        id: content
        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Without Caravans you keep six goods.")
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        SheetBoard {
            width: parent.width
            title: root.match.stillToDiscard > 0
                //: Over the board: %n goods must still be given up
                ? qsTr("Touch rows: %n to give up", "", root.match.stillToDiscard) : qsTr("These go")
            match: root.match
            sheet: root.match.acting
            live: true
        }
    }
}
