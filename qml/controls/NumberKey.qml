// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A key with a number on it.
Touchable {
    id: root

    required property string text
    property int mark: -1
    property bool chosen: false

    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    once: true
    spokenName: text
    checkable: chosen
    checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: root.chosen ? root.mark < 0 ? Theme.ink : Theme.pieces.player(root.mark)
            : !root.enabled ? "transparent" : root.down ? Theme.paperSunk : Theme.paper
        border.width: 1
        border.pixelAligned: false
        border.color: !root.enabled ? Theme.edge : root.mark < 0 ? Theme.ink : Theme.pieces.player(root.mark)
    }
    FittedText {
        anchors.centerIn: parent
        width: parent.width - Theme.gapSmall
        horizontalAlignment: Text.AlignHCenter
        text: root.text.replace(/^-/, "−")
        color: !root.enabled ? Theme.inkFaint : !root.chosen ? Theme.ink : root.mark < 0 ? Theme.slipInk : Theme.accentInk
        font: Type.number
    }
}
