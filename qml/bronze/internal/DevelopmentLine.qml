// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A development at a glance, on a sheet that is only looked at: box, name, cost until it is owned, points.
DevelopmentItem {
    id: root

    property bool fresh: false
    property bool corrected: false
    property string spokenName: name

    // At least so high.
    property int least: 26

    indent: 22
    height: Math.max(least, implicitHeight + 2)
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: owned
    Accessible.readOnly: true
    Accessible.name: ScreenReader.listens ? spokenName : ""
    //: Spoken after a development: what it costs and how many points it brings.
    Accessible.description: !ScreenReader.listens ? "" : qsTr("costs %1, %2 points").arg(cost).arg(points)

    CheckBoxMark {
        anchors.verticalCenter: parent.verticalCenter
        x: 2
        side: 12
        player: root.mark
        noted: root.corrected
        mark: root.corrected && root.owned ? CheckBoxMark.Corrected : root.fresh ? CheckBoxMark.Fresh
            : root.owned ? CheckBoxMark.Done : CheckBoxMark.Empty
    }
}
