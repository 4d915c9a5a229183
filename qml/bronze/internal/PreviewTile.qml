// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// One figure of what a roll brings, with its reason below.
Rectangle {
    id: root

    // A good, "food", "worker", "coin" or "skull".
    required property string iconName
    required property string text
    property string reason
    // What the picture means, for a screen reader.
    required property string spokenName
    property bool isBad: false

    implicitWidth: 61
    implicitHeight: Math.max(64, reasonText.y + reasonText.height + 6)
    radius: Theme.radiusPaper
    color: Theme.paperSunk
    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName + ", " + text + (reason === "" ? "" : ", " + reason)

    Row {
        id: figure
        anchors.horizontalCenter: parent.horizontalCenter
        y: 9
        spacing: 5

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.iconName
            size: 20
            color: Theme.pieces.good(root.iconName)
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            color: root.isBad ? Theme.danger : Theme.ink
            font: Type.number
        }
    }
    AppText {
        id: reasonText
        x: 3
        y: figure.y + figure.height + 4
        width: parent.width - 6
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        maximumLineCount: 3
        text: root.reason
        color: root.isBad ? Theme.danger : Theme.inkSoft
        font: Type.small
    }
}
