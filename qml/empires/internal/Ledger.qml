// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Every point of a player: in which round, for what. The newest first.
Column {
    id: root

    // "round", "name", "points".
    required property var entries

    visible: entries.length > 0

    AppText {
        x: Theme.gap
        //: Over the list of what brought points so far
        text: qsTr("Points so far")
        font: Type.labelBold
        color: Theme.inkSoft
    }
    Repeater {
        model: root.entries

        Item {
            id: line

            required property var modelData
            readonly property string amount: (modelData.points > 0 ? "+" : "") + String(modelData.points).replace("-", "−")
            //: What brought points: %1 the number of the round, %2 a place, a card or a word
            readonly property string what: qsTr("Round %1 · %2").arg(modelData.round).arg(modelData.name)

            width: root.width
            height: name.height + 6
            Accessible.role: Accessible.StaticText
            Accessible.name: what + ", " + amount

            AppText {
                id: name
                x: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 3 * Theme.gap - points.width
                wrapMode: Text.Wrap
                text: line.what
                font: Type.label
            }
            AppText {
                id: points
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: line.amount
                font: Type.labelBold
            }
        }
    }
}
