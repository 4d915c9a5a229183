// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The program's name, and the way to the settings.
Item {
    id: root

    signal wanted(string where)

    implicitHeight: 70

    AppIcon {
        id: icon
        x: Theme.gap
        y: 20
        width: 40
        height: 43
    }
    AppText {
        anchors.left: icon.right
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: icon.verticalCenter
        text: "Pegsheet"
        font: Type.event
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    CaptionButton {
        objectName: "settingsButton"
        captioned: root.width >= 720
        anchors.right: parent.right
        anchors.verticalCenter: icon.verticalCenter
        iconName: "settings"
        //: Button: opens the settings
        text: qsTr("Settings")
        color: Theme.inkSoft
        onClicked: root.wanted("settings")
    }
}
