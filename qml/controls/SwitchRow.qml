// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Something that is on or off: words, and a peg that stands left or right.
Touchable {
    id: root

    required property string title
    property string detail

    implicitHeight: Math.ceil(Math.max(Theme.buttonHeight, words.height + Theme.gap))
    checkable: true
    spokenName: title
    spokenDetail: detail

    Column {
        id: words
        anchors.left: parent.left
        anchors.right: track.left
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.title
            color: root.possible ? Theme.ink : Theme.inkSoft
            font: Type.bodyBold
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.detail
            color: Theme.inkSoft
            font: Type.small
        }
    }
    Rectangle {
        id: track
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 52
        height: 30
        radius: height / 2
        color: root.checked ? Theme.ink : Theme.paperSunk
        border.width: Theme.lineBold
        border.pixelAligned: false
        border.color: root.checked ? Theme.ink : Theme.inkSoft

        Peg {
            x: root.checked ? parent.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 22
            good: root.checked ? "metal" : "stone"

            Behavior on x {
                NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad }
            }
        }
    }
}
