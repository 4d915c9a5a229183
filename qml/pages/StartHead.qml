// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The program's name, the way to the settings, and what is wrong if anything is.
Column {
    id: root

    signal wanted(string where)

    spacing: 14

    Item {
        width: parent.width
        height: 70

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
        IconButton {
            objectName: "settingsButton"
            anchors.right: parent.right
            anchors.verticalCenter: icon.verticalCenter
            iconName: "settings"
            //: Button: opens the settings
            text: qsTr("Settings")
            color: Theme.inkSoft
            onClicked: root.wanted("settings")
        }
    }
    // Read by file, where there is something to show: an empty table starts without them.
    Loader {
        objectName: "problem"
        width: parent.width
        active: App.problem !== ""
        visible: active
        source: "ProblemCard.qml"
    }
    Loader {
        objectName: "backupReminder"
        width: parent.width
        active: App.backups.due
        visible: active
        source: "BackupReminder.qml"
        onLoaded: item.wanted.connect(where => root.wanted(where)) // qmllint disable type
    }
    Loader {
        objectName: "newerVersion"
        width: parent.width
        active: App.newerWaits
        visible: active
        source: "NewerVersion.qml"
    }
}
