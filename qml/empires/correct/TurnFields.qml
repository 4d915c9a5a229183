// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Empires

// What can be corrected of the turn: who has the start marker.
FieldGroup {
    id: root

    required property CorrectionDraft draft
    required property TableMatch match
    readonly property EmpiresMatch empires: match as EmpiresMatch
    readonly property var sheets: empires.sheets

    //: Heading over fields to be corrected
    title: qsTr("Turn")

    FieldStepper {
        draft: root.draft
        path: "start"
        //: A number to be corrected: the seat of who has the start marker, from 0
        label: qsTr("Start marker (seat)")
        current: root.sheets.findIndex(sheet => sheet.isStart)
        most: root.match.names.length - 1
    }
}
