// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What will come of a choice: good news with a tick, or a warning.
Item {
    id: root

    required property string text
    property bool isWarning: false

    implicitHeight: words.height + 2 * Theme.gap

    Icon {
        id: picture
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: root.isWarning ? "warning" : "check"
        size: 20
        color: root.isWarning ? Theme.danger : Theme.yes
    }
    SpokenText {
        id: words
        anchors.left: picture.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: root.isWarning ? Theme.danger : Theme.yes
        font: Type.bodyBold
    }
}
