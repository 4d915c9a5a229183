// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// One of several filters or values in a row; the chosen one is filled with ink, and what is other than it was stands in red pencil.
Touchable {
    id: root

    required property string text
    // How many there are; -1 where that is not known.
    property int count: -1
    property bool chosen: false
    property bool changed: false
    readonly property color pencil: changed ? Theme.redPencil : Theme.ink

    implicitWidth: Math.max(Theme.touch, Math.ceil(words.implicitWidth) + 2 * Theme.gapLarge + Theme.gapSmall)
    implicitHeight: Theme.touch
    spokenName: text
    spokenDetail: count < 0 ? "" : String(count)
    checkable: true
    checked: chosen
    Accessible.role: Accessible.RadioButton

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Math.max(36, 2 * Math.ceil((words.height + Theme.gapLarge) / 2))
        radius: height / 2
        color: root.chosen ? root.pencil : root.down ? Theme.paperSunk : Theme.paper
        border.width: 1
        border.color: root.chosen || root.changed ? root.pencil : Theme.edge
    }
    AppText {
        id: words
        anchors.centerIn: parent
        text: root.count < 0 ? root.text : root.text + " " + root.count
        color: root.chosen ? Theme.slipInk : root.pencil
        font: root.chosen ? Type.labelBold : Type.label
    }
}
