// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A command as a picture; its text is spoken only.
Touchable {
    id: root

    required property string iconName
    required property string text
    property bool framed: false
    property color color: Theme.ink
    property int iconSize: Theme.icon
    // What stands to the right of the picture takes so much, an even number.
    property int captionWidth: 0

    implicitWidth: implicitHeight + captionWidth
    implicitHeight: framed ? Theme.buttonHeight : Theme.touch
    spokenName: text

    Rectangle {
        anchors.fill: parent
        visible: root.framed || root.down || root.checked
        radius: Theme.radiusButton
        color: root.down || root.checked ? Theme.paperSunk : "transparent"
        border.width: root.framed ? 1 : 0
        border.color: Theme.edge
    }

    Icon {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: -root.captionWidth / 2
        name: root.iconName
        size: root.iconSize
        color: root.possible ? root.color : Theme.inkFaint
    }
}
