// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A newer version was fetched and runs from the next start on: nobody has to do anything.
Item {
    implicitHeight: Math.max(sign.height, words.height)

    Icon {
        id: sign
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: "info"
        size: 18
        color: Theme.inkSoft
    }
    SpokenText {
        id: words
        objectName: "newerVersionText"
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - sign.x - sign.width - Theme.gap
        //: On the start page: a newer Pegsheet was fetched while this one runs
        text: qsTr("A newer version is here; it is taken at the next start.")
        color: Theme.inkSoft
        font: Type.small
    }
}
