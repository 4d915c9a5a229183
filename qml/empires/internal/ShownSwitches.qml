// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Empires

// What the table may want to be told beside its own sheets, off at first.
Column {
    id: root

    required property EmpiresMatch match

    SwitchRow {
        objectName: "showsTotal"
        width: parent.width
        //: Switch: whether points are shown as if the match ended now
        title: qsTr("If it ended now")
        //: Under a switch: what it shows
        detail: qsTr("Points with healthy places and Innovations")
        checked: root.match.showsTotal
        onClicked: root.match.showsTotal = !root.match.showsTotal
    }
    SwitchRow {
        objectName: "showsUnseen"
        width: parent.width
        //: Switch: whether it is shown how many Disaster cards have not been seen
        title: qsTr("Disasters not seen yet")
        //: Under a switch: what it shows
        detail: qsTr("How many are left that would hit a place")
        checked: root.match.showsUnseen
        onClicked: root.match.showsUnseen = !root.match.showsUnseen
    }
}
