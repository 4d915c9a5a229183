// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Where the table agreed on hints: one touch away, while there is something to decide.
Touchable {
    id: root

    required property TableMatch match

    objectName: "hintStrip"
    visible: match.bar.canHint
    implicitHeight: visible ? Theme.touch : 0
    //: Button: what the app would do now
    spokenName: qsTr("Hint")
    onClicked: match.askHint()

    Rectangle {
        anchors.fill: parent
        color: Theme.paperSunk
    }
    Icon {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        name: "bulb"
        size: 18
        color: Theme.ink
    }
    AppText {
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.spokenName
        font: Type.labelBold
    }
}
