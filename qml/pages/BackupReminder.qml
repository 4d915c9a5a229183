// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What would be lost with this device, said quietly; it can be put off, and turned off where the data is.
Paper {
    id: root

    signal wanted(string where)

    implicitHeight: content.height + 2 * Theme.gap

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(sign.height, words.height)

            Icon {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                name: "info"
                size: 18
                color: Theme.inkSoft
            }
            SpokenText {
                id: words
                anchors.left: sign.right
                anchors.leftMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - sign.width - Theme.gap
                text: qsTr("%n finished match(es) is/are on this device only.", "", App.backups.unsaved)
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gap

            AppButton {
                objectName: "backupLater"
                width: Math.floor((parent.width - parent.spacing) / 3)
                kind: AppButton.Quiet
                //: Button: the reminder comes again in some days
                text: qsTr("Later")
                onClicked: App.backups.later()
            }
            AppButton {
                objectName: "backupNow"
                width: parent.width - parent.spacing - Math.floor((parent.width - parent.spacing) / 3)
                kind: AppButton.Quiet
                iconName: "file"
                //: Button: opens the page where everything can be saved in one file
                text: qsTr("Save a copy")
                onClicked: root.wanted("data")
            }
        }
    }
}
