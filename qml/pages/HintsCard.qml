// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Whether everybody may ask what the app would do.
Paper {
    id: root

    required property bool checked

    signal chosen(bool agreed)

    height: choice.height + 2 * Theme.gap

    SwitchRow {
        id: choice
        objectName: "hintsSwitch"
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        //: Setting of a match: everybody may ask what the app would do
        title: qsTr("Hints")
        detail: qsTr("Everybody may ask what the app would do; a replay shows where")
        checked: root.checked
        onClicked: root.chosen(!checked)
    }
}
