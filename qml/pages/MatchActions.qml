// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What can be done with a match of the history.
Column {
    id: root

    // See History.shown.
    required property var about
    readonly property bool over: about.over ?? false
    readonly property bool removed: about.removed ?? false

    signal opened
    signal takenBack
    signal binned
    signal erased
    signal wanted(string where)

    spacing: Theme.gap

    AppButton {
        objectName: "openMatch"
        width: parent.width
        visible: !root.removed
        kind: AppButton.Primary
        iconName: "play"
        //: Button: opens a match where it stands
        text: root.over ? qsTr("Open") : qsTr("Go on")
        detail: root.over ? qsTr("the final score and every move") : ""
        onClicked: root.opened()
    }
    AppButton {
        objectName: "takeBack"
        width: parent.width
        visible: root.removed
        kind: AppButton.Primary
        iconName: "undo"
        //: Button: a match comes out of the bin
        text: qsTr("Take it out of the bin")
        onClicked: root.takenBack()
    }
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
        text: qsTr("Forget it for good")
        onClicked: root.erased()
    }
}
