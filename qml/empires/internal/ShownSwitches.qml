// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// What the table may want to be told beside its own sheets, off at first.
Flow {
    id: root

    required property EmpiresMatch match

    spacing: Theme.gapSmall

    FilterChip {
        objectName: "showsTotal"
        //: Switch: whether points are shown as if the match ended now
        text: qsTr("If it ended now")
        //: Spoken behind the name of a switch: what it shows
        spokenDetail: qsTr("Points with healthy places and Innovations")
        chosen: root.match.showsTotal
        onClicked: root.match.showsTotal = !root.match.showsTotal
    }
    FilterChip {
        objectName: "afterIt"
        visible: root.match.takers.length > 0
        //: Switch: each row is shown as it would lie after the Disaster
        text: qsTr("All rows after it")
        chosen: root.match.showsAfter
        onClicked: root.match.showsAfter = !root.match.showsAfter
    }
    FilterChip {
        objectName: "showsUnseen"
        //: Switch: whether it is shown how many Disaster cards have not been seen
        text: qsTr("Disasters not seen yet")
        //: Spoken behind the name of a switch: what it shows
        spokenDetail: qsTr("How many are left that would hit a place")
        chosen: root.match.showsUnseen
        onClicked: root.match.showsUnseen = !root.match.showsUnseen
    }
}
