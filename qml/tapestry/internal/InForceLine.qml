// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The tapestry cards of all players that are in force, by name; a touch leads to what they say.
Touchable {
    id: root

    required property var sheet
    readonly property string text: sheet.inForce ?? ""

    objectName: "inForce"
    visible: text !== ""
    implicitHeight: Math.max(Theme.touch, words.height + Theme.gap)
    spokenName: text

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: root.down ? Theme.paperSunk : Theme.paper
        border.width: 1
        border.pixelAligned: false
        border.color: Theme.edge
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        name: "weaving"
        size: 18
        color: Theme.inkSoft
    }
    AppText {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: 36
        width: sign.x - x - Theme.gapSmall
        wrapMode: Text.Wrap
        text: root.text
        font: Type.label
    }
    Icon {
        id: sign
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: "chevron"
        size: Theme.iconSmall
        color: Theme.inkSoft
    }
}
