// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Which pieces of a tile that was replaced go back to the supply: one touch.
ScrollArea {
    id: root

    required property NationsMatch match

    objectName: "giveBack"
    contentHeight: column.height + 2 * Theme.gap

    Column {
        id: column
        x: Math.round((root.width - width) / 2)
        y: Theme.gap
        width: Math.min(root.width - 2 * Theme.gap, 640)
        spacing: Theme.gap

        SpokenText {
            width: parent.width
            //: Over the choices; %1 a player
            text: qsTr("%1: what goes back to the supply?").arg(root.match.playerName)
            font: Type.heading
        }
        Repeater {
            model: root.match.giveBackChoices

            ListRow {
                required property var modelData
                required property int index

                objectName: "giveBack" + index
                width: column.width
                isPaper: true
                title: modelData.text
                iconName: "trade"
                spokenName: modelData.spoken
                once: true
                onClicked: root.match.touch("giveBack", index)
            }
        }
    }
}
