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

    spacing: Theme.gap

    Flow {
        width: parent.width
        visible: !root.isOver && !root.match.isReplay
        spacing: Theme.gapSmall

        AppButton {
            objectName: "benefitFor"
            //: Button: a player gets something that the app does not know of
            text: qsTr("Gets something")
            onClicked: root.match.touch(TapestryMatch.TouchBenefit, root.sheet.seat)
        }
        AppButton {
            objectName: "district"
            //: Button: nine plots of a city are filled; a resource comes of it
            text: qsTr("District complete")
            onClicked: root.match.touch(TapestryMatch.TouchDistrict, root.sheet.seat)
        }
    }
    Counters {
        width: parent.width
        match: root.match
        sheet: root.sheet
    }
    AppText {
        //: Heading over the three achievements
        text: qsTr("Achievements")
        font: Type.heading
    }
    Repeater {
        model: root.match.achievements

        ListRow {
            required property var modelData

            width: root.width
            isPaper: true
            title: modelData.name
            detail: modelData.seats.map(seat => root.match.names[seat]).join(", ")
            //: Points for whoever comes first, second, third: %1 "10 · 5"
            trailingText: qsTr("%1 pt").arg(modelData.prizes)
            trailingIcon: ""
            enabled: false
        }
    }
    AppText {
        //: Heading over the landmarks
        text: qsTr("Landmarks")
        font: Type.heading
    }
    LandmarkGrid {
        width: parent.width
        match: root.match
    }
    AppText {
        visible: root.sheet.ledger.length > 0
        //: Heading over the points of a player by where they came from
        text: qsTr("Points, from where")
        font: Type.heading
    }
    Ledger {
        width: parent.width
        entries: root.sheet.ledger
    }
    SwitchRow {
        objectName: "advice"
        width: parent.width
        visible: !root.match.scoring && !root.match.isReplay
        //: Switch: which steps are affordable, and what they bring
        title: qsTr("Show which steps can be paid")
        //: Under that switch
        detail: qsTr("in track order, under the tracks")
        checked: root.match.showsAdvice
        onClicked: root.match.showsAdvice = !root.match.showsAdvice
    }
}
