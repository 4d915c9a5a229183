// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A number in one touch, under what it is.
Column {
    id: root

    required property string title
    // What the numbers are, in a word that is spoken with each.
    required property string spoken
    property alias least: pad.least
    property alias most: pad.most
    property alias chosen: pad.chosen
    property alias mark: pad.mark

    signal entered(int number)

    spacing: Theme.gapSmall

    PartHead {
        width: parent.width
        text: root.title
    }
    NumberPad {
        id: pad
        width: parent.width
        rowCount: 1
        title: root.spoken
        onEntered: number => root.entered(number)
    }
}
