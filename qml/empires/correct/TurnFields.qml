// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Match
import Pegsheet.Empires

// What can be corrected of the turn: who has the start marker, the Disasters of this round, the round track and where the match
// stands on it.
Column {
    id: root

    required property CorrectionDraft draft
    required property TableMatch match
    readonly property EmpiresMatch empires: match as EmpiresMatch
    readonly property var sheets: empires.sheets
    readonly property int most: Math.min(width, 640)

    spacing: Theme.gap

    FieldGroup {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.most
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
    FieldGroup {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.most
        visible: root.empires.stage === "crisis"
        //: Heading over the one or two Disasters of this round to be corrected
        title: qsTr("Disaster")

        Repeater {
            model: root.empires.stage === "crisis" ? root.empires.crises.length : 0

            CrisisFields {
                required property int index

                width: parent?.width ?? 0
                draft: root.draft
                match: root.empires
                place: index
            }
        }
    }
    FieldGroup {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.most
        visible: !root.match.scoring
        //: Heading over the spaces of the round track to be corrected
        title: qsTr("Round track")

        TrackFields {
            width: parent?.width ?? 0
            draft: root.draft
            match: root.empires
        }
    }
}
