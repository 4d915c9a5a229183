// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// Every row as it lay, together as high as the window.
ScrollArea {
    id: root

    required property EmpiresMatch match
    readonly property int players: match.names.length
    readonly property int rowHeight: Math.max(156, Math.floor((height + rows.spacing) / players) - rows.spacing)

    contentHeight: rows.height

    Column {
        id: rows
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: root.players

            TallRow {
                required property int index

                objectName: "rowAsItLay" + index
                width: rows.width
                height: root.rowHeight
                match: root.match
                seat: index
            }
        }
    }
}
