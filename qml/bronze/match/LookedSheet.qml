// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Somebody's sheet to look at: the board at a glance and either half, without frames.
FocusScope {
    id: root

    required property BronzeMatch match
    required property int seat
    readonly property bronzeSheet sheet: match.sheets[seat]
    // Where there is a right column, both halves stand beside each other: on a phone lying on its side, the bar below it.
    property CompactMatch frame: null
    property int sideWidth: frame?.sideWidth ?? 0
    property int barHeight: frame?.barSpace ?? 0
    readonly property bool isLow: sideWidth > 0
    readonly property int mainWidth: width - sideWidth

    SheetPegs {
        match: root.match
        id: board
        x: Theme.gapSmall
        y: root.isLow ? Theme.gapSmall : Theme.gap
        width: root.mainWidth - 2 * x
        sheet: root.sheet
    }
    FittedText {
        anchors.verticalCenter: choice.verticalCenter
        x: Theme.gapLarge
        width: choice.x - x - Theme.gap
        visible: !root.isLow
        //: Over a sheet: %1 whose it is
        text: qsTr("%1's sheet").arg(root.sheet.name)
        font: Type.nameLarge
    }
    SegmentedSwitch {
        id: choice
        objectName: "lookSwitch"
        visible: !root.isLow
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
        anchors.top: root.isLow ? board.bottom : choice.bottom
        anchors.topMargin: root.isLow ? Theme.gapSmall : 6
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gapSmall
        x: Theme.gapSmall
        width: root.mainWidth - 2 * x
        match: root.match
        sheet: root.sheet
        buying: !root.isLow && choice.current === 1
    }
    Loader {
        x: root.mainWidth
        y: Theme.gapSmall
        width: root.sideWidth - Theme.gapSmall
        height: parent.height - 2 * y - root.barHeight
        active: root.isLow
        sourceComponent: SheetHalf {
            match: root.match
            sheet: root.sheet
            buying: true
        }
    }
}
