// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// One number of those counted at the end; a question mark where it is asked for.
Touchable {
    id: root

    required property string player
    required property string label
    // Empty: not said yet.
    required property string text
    property bool asked: false

    // Enter is for what is typed into it.
    takesEnter: false
    implicitHeight: Math.max(Theme.touch, Math.ceil(words.height) + Theme.gap)
    //: A field of a table, spoken: not said yet
    spokenName: joined(player, label, text !== "" ? text : qsTr("not said"))

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.asked ? Theme.yesTint : root.down ? Theme.paperSunk : "transparent"
        border.width: root.asked ? Theme.lineBold : 1
        border.pixelAligned: false
        border.color: root.asked ? Theme.yes : Theme.edge
    }
    Column {
        id: words
        anchors.centerIn: parent
        width: parent.width - 4

        FittedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text !== "" ? root.text : root.asked ? "?" : "–"
            color: root.asked ? Theme.yes : root.text !== "" ? Theme.ink : Theme.inkFaint
            font: Type.number
        }
        FittedText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.label
            color: root.asked ? Theme.ink : Theme.inkSoft
            font: Type.small
        }
    }
}
