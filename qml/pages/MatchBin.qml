// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Into the bin, or out of it for good.
Column {
    id: root

    required property bool removed

    signal binned
    signal erased

    spacing: Theme.gap

    AppButton {
        objectName: "removeMatch"
        width: parent.width
        visible: !root.removed
        iconName: "trash"
        //: Button: a match goes into the bin, from which it can be taken back
        text: qsTr("Put it into the bin")
        onClicked: root.binned()
    }
    AppButton {
        objectName: "eraseMatch"
        width: parent.width
        visible: root.removed
        iconName: "trash"
        //: Button: a match in the bin goes for good
        text: qsTr("Delete it for good")
        onClicked: root.erased()
    }
}
