// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The workers of a turn, the spent ones faint, and how many are left in words.
Row {
    id: root

    required property int total
    required property int remaining
    // "1 of 4 left"
    required property string text
    property int mark: -1
    // More than this are one picture; the words say how many.
    property int most: 6
    readonly property int pictures: total > most ? 1 : total
    readonly property int spent: total > most ? remaining === 0 ? 1 : 0 : total - remaining

    spacing: 5

    Repeater {
        model: root.most

        Icon {
            required property int index

            anchors.verticalCenter: parent?.verticalCenter
            visible: index < root.pictures
            name: "worker"
            size: Theme.iconSmall
            color: index < root.spent ? Theme.inkFaint
                : root.mark < 0 ? Theme.ink : Theme.pieces.player(root.mark)
        }
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        font: Type.bodyBold
    }
}
