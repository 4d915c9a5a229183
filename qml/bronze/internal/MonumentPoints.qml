// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// First and later points of a monument: framed and plain; struck out when gone; filled or ringed when earned.
Row {
    id: root

    required property int first
    required property int later
    // Somebody finished it before.
    property bool firstGone: false
    // What its owner has, or would have: "first", "later" or "".
    property string earned
    property bool isPreview: false
    property int mark: -1
    property bool small: false
    readonly property int side: small ? 15 : 18
    readonly property int padding: small ? 4 : 6
    readonly property color accent: mark < 0 ? Theme.ink : Theme.playerColor(mark)
    readonly property bool isFilled: earned === "first" && !isPreview

    spacing: small ? 2 : 3

    Rectangle {
        width: Math.max(root.side, firstText.implicitWidth + root.padding)
        height: root.side
        radius: 2
        color: root.isFilled ? root.accent : "transparent"
        border.width: root.firstGone || root.small ? 1 : 2
        border.color: root.firstGone ? Theme.inkFaint : root.earned === "first" ? root.accent : Theme.ink

        AppText {
            id: firstText
            anchors.centerIn: parent
            text: root.first
            color: root.isFilled ? Theme.accentInk : root.firstGone ? Theme.inkSoft : Theme.ink
            font: Type.smallBold
        }
        Rectangle {
            anchors.centerIn: parent
            visible: root.firstGone
            width: parent.width + 4
            height: 2
            rotation: -32
            antialiasing: true
            color: Theme.redPencil
        }
    }
    Rectangle {
        width: Math.max(root.side, laterText.implicitWidth + root.padding)
        height: root.side
        radius: height / 2
        color: "transparent"
        border.width: root.earned !== "later" ? 0 : root.isPreview ? 1 : 2
        border.color: root.accent

        AppText {
            id: laterText
            anchors.centerIn: parent
            text: root.later
            color: root.earned === "later" ? root.accent : root.firstGone ? Theme.ink : Theme.inkSoft
            font: root.earned === "later" ? Type.smallBold : Type.small
        }
    }
}
