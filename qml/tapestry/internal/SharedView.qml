// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// What all players share: who reached which achievement, and whose the landmarks are.
Column {
    id: root

    required property TapestryMatch match

    spacing: Theme.gap

    AppText {
        //: Heading over the three achievements
        text: qsTr("Achievements")
        font: Type.heading
    }
    Achievements {
        width: parent.width
        match: root.match
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
}
