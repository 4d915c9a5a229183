// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// What can be corrected of the turn: who has the start marker, the Disasters of this round, the round track and where the match
// stands on it.
Item {
    id: root

    required property CorrectionDraft draft
    required property TableMatch match
    readonly property EmpiresMatch empires: match as EmpiresMatch
    readonly property var sheets: empires.sheets

    implicitHeight: groups.implicitHeight

    CardColumns {
        id: groups
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, most * 640)
        most: root.match.scoring ? 1 : 2
        spacing: Theme.gap

        FieldGroup {
            //: Heading over fields to be corrected
            title: qsTr("Turn")

            Choices {
                readonly property int current: root.sheets.findIndex(sheet => sheet.isStart)

                objectName: "field_start"
                width: parent?.width ?? 0
                columnCount: 2
                //: To be corrected: who has the start marker
                title: qsTr("Start marker")
                names: root.match.names
                chosen: root.draft.value("start", current)
                changed: root.sheets.map((sheet, seat) => seat === chosen && chosen !== current)
                onPicked: seat => root.draft.change("start", seat, current)
            }
        }
        FieldGroup {
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
}
