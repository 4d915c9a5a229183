// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// One of several things to choose from: a word, with a picture over it where there is one.
Touchable {
    id: root

    // Of the group it stands in.
    required property string title
    required property string text
    property string iconName
    property bool hasIcon: iconName !== ""
    // Of the word under a picture.
    property int lines: 1
    property bool chosen: false
    // The picture lies on that; transparent: on the key itself.
    property color chip: "transparent"
    // Corrected: in red pencil.
    property bool changed: false
    readonly property color mark: chosen ? Theme.slipInk : changed ? Theme.redPencil : Theme.ink

    implicitHeight: hasIcon ? 54 + (lines - 1) * Type.label.pixelSize : Math.max(Theme.touch, word.implicitHeight + 12)
    spokenName: joined(title, text)
    checkable: chosen
    checked: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: root.chosen ? Theme.ink : root.down ? Theme.paperSunk : Theme.paper
        border.width: 1
        border.pixelAligned: false
        border.color: Theme.edge
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        width: 38
        height: 26
        visible: root.chip.a > 0
        radius: Theme.gapSmall
        color: root.chip
    }
    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 6
        visible: root.hasIcon
        name: root.iconName
        size: 22
        color: root.chip.a > 0 ? Theme.cardInk : root.mark
    }
    FittedText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 30
        width: parent.width - 6
        visible: root.hasIcon && root.lines === 1
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        font: Type.label
        color: root.mark
    }
    AppText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 30
        width: parent.width - 6
        height: parent.height - y - 2
        visible: root.hasIcon && root.lines > 1
        wrapMode: Text.Wrap
        maximumLineCount: root.lines
        lineHeight: 0.9
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.text
        font: Type.fitting(text, Type.label, width)
        color: root.mark
    }
    AppText {
        id: word
        anchors.centerIn: parent
        width: parent.width - Theme.gap
        visible: !root.hasIcon
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        font: Type.label
        color: root.mark
    }
}
