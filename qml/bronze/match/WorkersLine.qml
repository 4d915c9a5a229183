// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The heading over the buildings, with the workers of the turn while there are any, and what else can be done; that
// stands below where there is no room beside it.
Item {
    id: root

    required property BronzeMatch match
    readonly property bool isBuilding: match.stage === BronzeMatch.Build || match.stage === BronzeMatch.Buy
    readonly property real used: left.visible ? left.x + left.width : title.width
    readonly property bool isBelow: used + Theme.gap + extras.wanted > width

    implicitHeight: Math.max(28, !extras.visible ? 0 : isBelow ? extras.y + extras.height : extras.height)

    AppText {
        id: title
        anchors.verticalCenter: left.verticalCenter
        //: Heading over the buildings of a sheet
        text: qsTr("Buildings")
        font: Type.heading
    }
    WorkersLeft {
        id: left
        x: title.width + Theme.gapLarge
        y: Math.round(((extras.visible && !root.isBelow ? extras.height : 28) - height) / 2)
        visible: root.isBuilding && root.match.workers > 0
        total: root.match.workers
        remaining: root.match.workersLeft
        most: 4
        mark: root.match.mark
        text: qsTr("%1 of %2 left").arg(root.match.workersLeft).arg(root.match.workers)
    }
    TurnExtras {
        id: extras
        x: fills ? 0 : parent.width - wanted
        y: root.isBelow ? 28 + Theme.gapSmall : 0
        width: fills ? parent.width : wanted
        fills: root.isBelow
        match: root.match
    }
}
