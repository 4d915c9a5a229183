// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Nothing can be kept: why, which file, and another try.
Rectangle {
    id: root

    implicitHeight: words.height + 2 * Theme.gapLarge
    radius: Theme.radiusPaper
    color: Theme.dangerTint
    border.width: 1
    border.color: Theme.danger
    Accessible.role: Accessible.AlertMessage
    Accessible.name: App.problem

    Icon {
        x: Theme.gapLarge
        y: Theme.gapLarge
        name: "warning"
        size: 20
        color: Theme.danger
    }
    Column {
        id: words
        x: 44
        y: Theme.gapLarge
        width: parent.width - x - Theme.gapLarge
        spacing: Theme.gapSmall

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: App.problem
            color: Theme.danger
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            wrapMode: Text.WrapAnywhere
            text: App.place
            color: Theme.inkSoft
            font: Type.small
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            //: Under the reason why the database cannot be used
            text: qsTr("You can play, but nothing is kept after you close the app.")
            font: Type.small
        }
        AppButton {
            objectName: "tryAgain"
            //: Button: opens the database again after a problem
            text: qsTr("Try again")
            onClicked: App.tryAgain()
        }
    }
}
