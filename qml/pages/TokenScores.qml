// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Everyone's token and score in seat order; without scores where there are none yet.
Row {
    id: root

    required property var names
    required property var marks
    required property var scores

    Accessible.role: Accessible.StaticText
    Accessible.name: names.map((name, seat) => scores.length > 0 ? name + " " + (scores[seat] ?? 0) : name).join(", ")

    Repeater {
        model: root.names

        Row {
            id: player

            required property string modelData
            required property int index

            width: Math.floor(root.width / Math.max(4, root.names.length))
            spacing: Theme.gap

            PlayerToken {
                mark: root.marks[player.index] ?? player.index
                letter: player.modelData
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.scores.length > 0
                text: String(root.scores[player.index] ?? 0).replace("-", "−")
                color: Theme.pieces.player(root.marks[player.index] ?? player.index)
                font: Type.number
            }
        }
    }
}
