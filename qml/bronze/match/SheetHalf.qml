// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls

// One half of a sheet on its paper: the buildings with the disasters, or the developments.
Paper {
    id: root

    required property BronzeMatch match
    required property BronzeSheet sheet
    required property bool buying
    // Touches count.
    property bool live: false

    signal countWanted(BronzeBuilding building)

    Loader {
        anchors.fill: parent
        anchors.margins: 6
        visible: !root.buying
        active: visible || item
        sourceComponent: Buildings {
            match: root.match
            sheet: root.sheet
            live: root.live
            onCountWanted: building => root.countWanted(building)
        }
    }
    Loader {
        anchors.fill: parent
        anchors.margins: 4
        visible: root.buying
        active: visible || item
        sourceComponent: Developments {
            match: root.match
            sheet: root.sheet
            live: root.live
        }
    }
}
