// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// What lies beside tracks and mat: counters, achievements, landmarks, where the points came from, and what happens on the table at
// any time.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    property bool isOver: match.over
    // Where the points came from stands elsewhere, and so does what can be shown.
    property bool isShort: false
    // What all players share stands elsewhere.
    property bool isOwn: false

    spacing: Theme.gap

    Flow {
        width: parent.width
        visible: !root.isOver && !root.match.isReplay
        spacing: Theme.gapSmall

        AppButton {
            objectName: "benefitFor"
            //: Button: a player gets something that the app does not know of
            text: qsTr("Gets something")
            onClicked: root.match.touch("benefit", root.sheet.seat)
        }
        AppButton {
            objectName: "district"
            //: Button: nine plots of a city are filled; a resource comes of it
            text: qsTr("District complete")
            onClicked: root.match.touch("district", root.sheet.seat)
        }
    }
    Counters {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    SharedView {
        width: parent.width
        visible: !root.isOwn
        hasHeading: !root.isShort
        match: root.match
    }
    AppText {
        visible: root.sheet.ledger.length > 0 && !root.isShort
        //: Heading over the points of a player by where they came from
        text: qsTr("Where the points came from")
        font: Type.heading
    }
    Ledger {
        width: parent.width
        visible: !root.isShort
        entries: root.sheet.ledger
    }
    AdviceSwitch {
        width: parent.width
        visible: !root.isShort && !root.match.isReplay
        match: root.match
    }
}
