// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A full-width strip under the rail that nobody may miss, such as the last round; calm: what only explains.
Rectangle {
    id: root

    required property string text
    property string iconName: "warning"
    property bool calm: false
    readonly property color ink: calm ? Theme.ink : Theme.danger

    visible: text !== ""
    implicitHeight: visible ? Math.max(32, sentence.height + Theme.gapLarge) : 0
    color: calm ? Theme.paperSunk : Theme.dangerTint
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Icon {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        name: root.iconName
        size: 18
        color: root.ink
    }
    AppText {
        id: sentence
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.text
        color: root.ink
        font: Type.labelBold
    }
}
