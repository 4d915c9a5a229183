// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Somebody's sheet to look at: the board at a glance and either half, without frames.
FocusScope {
    id: root

    required property BronzeMatch match
    required property BronzeSheet sheet

    SheetPegs {
        id: board
        x: Theme.gapSmall
        y: Theme.gap
        width: parent.width - 2 * x
        sheet: root.sheet
    }
    AppText {
        anchors.verticalCenter: choice.verticalCenter
        x: Theme.gapLarge
        width: choice.x - x - Theme.gap
        //: Over a sheet: %1 whose it is
        text: qsTr("%1's sheet").arg(root.sheet.name)
        font: Type.nameLarge
    }
    SegmentedSwitch {
        id: choice
        objectName: "lookSwitch"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: board.y + board.height + 6
        width: Math.max(130, implicitWidth)
        mark: root.sheet.mark
        title: qsTr("Half of the sheet")
        options: [qsTr("Build"), qsTr("Buy")]
        current: 0
        onChosen: index => current = index
    }
    SheetHalf {
        objectName: "lookedSheet"
        anchors.top: choice.bottom
        anchors.topMargin: 6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gapSmall
        width: parent.width - 2 * x
        match: root.match
        sheet: root.sheet
        buying: choice.current === 1
    }
}
