// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The acting player's board to be touched, and over it what for.
ScrollArea {
    id: root

    required property BronzeMatch match
    required property string heading
    required property string title
    default property alias below: content.data

    contentHeight: content.height + 2 * Theme.gap

    Column {
        id: content
        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            width: parent.width
            height: Math.ceil(implicitHeight)
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            text: root.heading
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        SheetBoard {
            width: parent.width
            title: root.title
            match: root.match
            sheet: root.match.acting
            live: true
        }
    }
}
