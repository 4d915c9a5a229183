// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The heading over the buildings, with the workers of the turn while there are any, and stones that could work too.
Item {
    id: root

    required property BronzeMatch match
    readonly property bool isBuilding: match.stage === BronzeMatch.Build || match.stage === BronzeMatch.Buy

    implicitHeight: Math.max(28, stones.visible ? stones.height : 0)

    AppText {
        id: title
        anchors.verticalCenter: parent.verticalCenter
        //: Heading over the buildings of a sheet
        text: qsTr("Buildings")
        font: Type.heading
    }
    WorkersLeft {
        anchors.left: title.right
        anchors.leftMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        visible: root.isBuilding && root.match.workers > 0
        total: root.match.workers
        remaining: root.match.workersLeft
        most: 4
        mark: root.match.mark
        text: qsTr("%1 of %2 left").arg(root.match.workersLeft).arg(root.match.workers)
    }
    StonesButton {
        id: stones
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        match: root.match
    }
}
