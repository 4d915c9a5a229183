// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The drilled board: a heading, its PegRows (the children, from spearheads down to wood, then food), and at the right
// of the short rows what is paid with.
WoodBoard {
    id: root

    property string title
    // Lines of text, at most three.
    property var notes: []
    default property alias pegRows: column.data

    implicitHeight: column.y + column.height + Theme.gap + 3

    AppText {
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
    Column {
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        y: column.y + Theme.gapSmall

        Repeater {
            model: root.notes

            AppText {
                required property string modelData

                anchors.right: parent?.right
                text: modelData
                color: Theme.woodInk
                font: Type.small
            }
        }
    }
}
