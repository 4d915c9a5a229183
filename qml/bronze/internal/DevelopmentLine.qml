// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A development at a glance, on a sheet that is only looked at: box, name, cost until it is owned, points.
Item {
    id: root

    required property string name
    required property int cost
    required property int points
    property bool owned: false
    property bool fresh: false
    property bool corrected: false
    // The player's.
    property color accent: Theme.ink
    property string spokenName: name

    implicitHeight: Math.max(26, nameText.implicitHeight + 4)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: owned
    Accessible.readOnly: true
    Accessible.name: spokenName
    //: Spoken after a development: what it costs and how many points it brings.
    Accessible.description: qsTr("costs %1, %2 points").arg(cost).arg(points)

    CheckBoxMark {
        id: box
        anchors.verticalCenter: parent.verticalCenter
        x: 2
        side: 12
        accent: root.accent
        noted: root.corrected
        mark: root.corrected && root.owned ? CheckBoxMark.Corrected : root.fresh ? CheckBoxMark.Fresh
            : root.owned ? CheckBoxMark.Done : CheckBoxMark.Empty
    }
    FittedText {
        id: nameText
        anchors.verticalCenter: parent.verticalCenter
        x: 22
        width: root.width - x - 46
        text: root.name
        color: root.owned ? Theme.ink : Theme.inkSoft
        font: root.owned ? Type.smallBold : Type.small
    }
    AppText {
        anchors.right: ring.left
        anchors.rightMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.owned
        text: root.cost
        color: Theme.inkSoft
        font: Type.small
    }
    Rectangle {
        id: ring
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 20
        height: 20
        radius: 10
        color: "transparent"
        border.width: root.owned ? 2 : 0
        border.color: root.accent

        AppText {
            anchors.centerIn: parent
            text: root.points
            color: root.owned ? root.accent : Theme.inkSoft
            font: root.owned ? Type.smallBold : Type.small
        }
    }
}
