// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A command as a picture, with its words beside it where there is room.
IconButton {
    id: root

    property bool captioned: false

    captionWidth: captioned ? 2 * Math.ceil((caption.implicitWidth + Theme.gap) / 2) : 0

    AppText {
        id: caption
        objectName: "caption"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        // On whole pixels in the middle.
        height: 2 * Math.ceil(implicitHeight / 2)
        visible: root.captioned
        text: root.text
        color: root.possible ? root.color : Theme.inkFaint
        font: Type.label
    }
}
