// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Match
import Pegsheet.Empires

// What can be corrected of a player: the score. Places are corrected by a long touch on them.
SheetFieldGrid {
    id: root

    readonly property EmpiresMatch empires: match as EmpiresMatch

    FieldGroup {
        width: root.columnWidth
        //: Heading over fields to be corrected
        title: qsTr("Track")

        FieldStepper {
            draft: root.draft
            path: "score"
            //: A number to be corrected
            label: qsTr("Score")
            current: root.empires.sheets[root.seat].score
            least: -99
            most: 199
        }
    }
}
