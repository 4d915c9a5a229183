// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A sheet of paper on the table, with what lies on it.
Item {
    id: root

    property color color: Theme.paper
    property color frameColor: Theme.edge
    property int frameWidth: 1
    default property alias content: sheet.data

    Rectangle {
        y: 2
        width: parent.width
        height: parent.height
        radius: Theme.radiusPaper
        color: Theme.shadow
    }
    Rectangle {
        id: sheet
        anchors.fill: parent
        radius: Theme.radiusPaper
        color: root.color
        border.width: root.frameWidth
        border.color: root.frameColor
    }
}
