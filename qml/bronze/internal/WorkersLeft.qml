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
    // No more pictures than this; the words say it all the same.
    property int most: 6

    spacing: 5

    Repeater {
        model: Math.min(root.total, root.most)

        Icon {
            required property int index

            anchors.verticalCenter: parent?.verticalCenter
            name: "worker"
            size: Theme.iconSmall
            color: index < Math.min(root.total, root.most) - root.remaining ? Theme.inkFaint
                : root.mark < 0 ? Theme.ink : Theme.playerColor(root.mark)
        }
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        font: Type.bodyBold
    }
}
