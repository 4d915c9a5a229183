// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A round badge over the edge of a die: what holds it, or that the table set it.
Rectangle {
    id: root

    required property int dieSize
    required property string name
    // In the red that bone bears in every theme, else filled with that.
    property bool red: false
    property color fill: Theme.boneInk

    width: Math.max(18, Math.round(dieSize * 0.36))
    height: width
    radius: width / 2
    color: red ? Theme.dangerDeep : fill
    border.width: red ? 0 : 1
    border.color: Theme.dangerDeepInk

    Icon {
        anchors.centerIn: parent
        name: root.name
        size: Math.round(root.width * 0.58)
        color: root.red ? Theme.dangerDeepInk : Theme.accentInk
    }
}
