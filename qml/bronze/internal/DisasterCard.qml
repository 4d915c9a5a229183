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

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 14

            Repeater {
                model: 7

                Icon {
                    required property int index

                    visible: index < root.skulls
                    name: "skull"
                    size: root.skulls > 4 ? 30 : 38
                    color: Theme.danger
                }
            }
        }
        FittedText {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            text: root.name
            font: Type.event
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.sentence
            color: Theme.inkSoft
            font: Type.label
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
