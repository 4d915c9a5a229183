// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// One number of a new age's event, and the keys that enter it.
Column {
    id: root

    required property string iconName
    required property string title
    required property int most
    required property int chosen

    signal entered(int number)

    spacing: Theme.gapSmall

    Row {
        spacing: Theme.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.iconName
            size: 20
            color: Theme.ink
        }
        SpokenText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.ceil(implicitWidth)
            text: root.title
            font: Type.labelBold
        }
    }
    NumberPad {
        width: parent.width
        title: root.title
        columns: 8
        rowCount: 2
        least: 1
        most: root.most
        chosen: root.chosen
        onEntered: number => root.entered(number)
    }
}
