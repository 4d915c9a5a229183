// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the skulls brought: its name, one sentence, then one DisasterRow a player, its children.
Paper {
    id: root

    required property string name
    property string sentence
    property int skulls: 0
    // A reminder below the rows.
    property string note
    default property alias players: list.data

    implicitHeight: content.height + 2 * content.y

    Column {
        id: content
        x: 9
        y: 18
        width: parent.width - 2 * x
        spacing: Theme.gap

        DisasterHead {
            width: parent.width
            name: root.name
            sentence: root.sentence
            skulls: root.skulls
        }
        Column {
            id: list
            width: parent.width
            spacing: Theme.gap
        }
        Row {
            width: parent.width
            visible: root.note !== ""
            spacing: Theme.gap

            Icon {
                id: sign
                name: "info"
                size: 18
                color: Theme.inkSoft
            }
            AppText {
                width: parent.width - sign.width - parent.spacing
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.inkSoft
                font: Type.label
            }
        }
    }
}
