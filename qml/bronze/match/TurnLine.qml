// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Above a half of the sheet: workers or coins, and the switch to the other half.
Item {
    id: root

    required property BronzeMatch match
    required property bool buying

    signal halfChosen(bool buy)

    implicitHeight: 44

    WorkersLeft {
        anchors.verticalCenter: parent.verticalCenter
        x: 10
        visible: !root.buying && root.match.stage !== BronzeMatch.End && root.match.workers > 0
        most: 4
        total: root.match.workers
        remaining: root.match.workersLeft
        mark: root.match.mark
        //: Workers: %1 not yet set, of %2
        text: qsTr("%1 of %2 left").arg(root.match.workersLeft).arg(root.match.workers)
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        x: 10
        width: choice.x - x - Theme.gap
        visible: !root.buying && (root.match.stage === BronzeMatch.End || root.match.workers === 0)
        //: Over a sheet: %1 whose it is
        text: qsTr("%1's sheet").arg(root.match.playerName)
        font: Type.nameLarge
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        x: 12
        visible: root.buying
        spacing: Theme.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "coin"
            size: 20
            color: Theme.coin
        }
        FittedText {
            id: power

            readonly property real room: choice.x - 48
            //: What could be paid in all, goods included
            readonly property string brief: qsTr("%n coin(s) in all", "", root.match.purchase.power)
            readonly property string whole: root.match.coins === 0 ? brief
                //: What could be paid: %n in all, %1 coins from the dice, %2 the worth of the goods
                : qsTr("%n coin(s) in all (%1 + goods %2)", "", root.match.purchase.power).arg(root.match.coins)
                    .arg(root.match.purchase.power - root.match.coins)

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, room)
            text: metrics.advanceWidth(whole) <= room ? whole : brief
            font: Type.body

            FontMetrics {
                id: metrics
                font: Type.body
            }
        }
    }
    SegmentedSwitch {
        id: choice
        objectName: "halfSwitch"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(130, implicitWidth)
        mark: root.match.mark
        //: Spoken name of the switch between the two halves of the sheet
        title: qsTr("Half of the sheet")
        //: The two halves of the sheet: buildings, developments
        options: [qsTr("Build"), qsTr("Buy")]
        current: root.buying ? 1 : 0
        onChosen: index => root.halfChosen(index === 1)
    }
}
