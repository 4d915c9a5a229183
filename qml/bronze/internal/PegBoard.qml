// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The drilled board: a heading and its PegRows, the children, from spearheads down to wood, then food.
WoodBoard {
    id: root

    property string title
    default property alias pegRows: column.data

    implicitHeight: column.y + column.height + Theme.gap + 3

    FittedText {
        id: titleText
        x: Theme.gapLarge
        y: 9
        width: parent.width - 2 * x
        visible: text !== ""
        text: root.title
        color: Theme.woodInk
        font: Type.labelBold
    }
    Column {
        id: column
        y: titleText.visible ? titleText.y + titleText.height + 4 : Theme.gap
        width: parent.width
    }
}
