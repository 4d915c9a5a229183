// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What a player did in one step of an age's end, and the points it brought; what is typed, or a question mark, where it is asked for.
Touchable {
    id: root

    property nationsAgeCell cell
    property bool isNow: false
    property string player
    // Digits typed for it where it is asked for.
    property string typed
    readonly property bool isHigh: height >= 96
    readonly property bool isTick: cell.isTick && (isNow || cell.done)
    readonly property bool isAsked: cell.asked && !cell.isTick

    // Enter is for what is typed into it.
    takesEnter: false
    possible: isNow || cell.done
    spokenName: joined(player, cell.spoken)
    checkable: isTick && isNow
    checked: cell.met

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        visible: root.isAsked
        radius: Theme.radiusPaper
        color: Theme.yesTint
        border.width: Theme.lineBold
        border.pixelAligned: false
        border.color: Theme.yes
    }
    AppText {
        anchors.centerIn: parent
        visible: root.isAsked
        text: root.typed !== "" ? root.typed : "?"
        color: Theme.yes
        font: Type.scoreLarge
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 4
        visible: !root.isAsked
        spacing: 3

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: root.isHigh ? 34 : 26
            height: root.isHigh ? 32 : 24
            visible: root.isTick
            radius: 4
            color: root.cell.met ? Theme.yes : Theme.paper
            border.width: 1
            border.color: root.cell.met ? Theme.yes : Theme.inkFaint

            Icon {
                anchors.centerIn: parent
                visible: root.cell.met
                name: "check"
                size: root.isHigh ? 24 : 18
                color: Theme.paper
            }
        }
        FittedText {
            width: parent.width
            visible: !root.cell.isTick
            horizontalAlignment: Text.AlignHCenter
            text: root.cell.text === "" ? "–"
                : root.cell.to >= 0
                //: Books gained, and where the marker stands then: %1 "+2", %2 "9"
                ? qsTr("%1 → %2").arg(root.cell.text).arg(root.cell.to) : root.cell.text
            color: root.cell.text === "" ? Theme.inkFaint : Theme.ink
            font: root.isHigh ? Type.score : Type.number
        }
        PointsPill {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.cell.points >= 0
            points: root.cell.points
            isLarge: root.isHigh
        }
        FittedText {
            width: parent.width
            visible: root.cell.becomes > 0
            horizontalAlignment: Text.AlignHCenter
            //: Under a player's strength: the new place in the turn order
            text: qsTr("now %1.").arg(root.cell.becomes)
            color: Theme.inkSoft
            font: root.isHigh ? Type.label : Type.small
        }
    }
}
