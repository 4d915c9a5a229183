// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A key of the picker: on paper, in a player's colour where it is taken.
Touchable {
    id: root

    property bool chosen: false
    property int mark: -1
    // The ground and frame of a kind of tile; -1 paper.
    property int kind: -1
    default property alias content: face.data

    implicitHeight: Theme.touch
    Accessible.selected: chosen

    Rectangle {
        id: face
        anchors.fill: parent
        radius: Theme.radiusPaper
        opacity: root.down ? 0.8 : 1
        color: root.kind >= 0 ? Theme.pieces.tile(root.kind) : root.chosen ? Theme.pieces.tint(root.mark) : Theme.paper
        border.width: root.chosen ? 2.5 : root.kind >= 0 ? 1.5 : 1
        border.pixelAligned: false
        border.color: root.kind >= 0 ? Theme.pieces.tileFrame(root.kind)
            : root.chosen ? Theme.pieces.player(root.mark) : Theme.edge
    }
    Rectangle {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -5
        visible: root.chosen
        width: 18
        height: 18
        radius: 9
        color: root.kind >= 0 ? Theme.pieces.tileFrame(root.kind) : Theme.pieces.player(root.mark)

        Icon {
            anchors.centerIn: parent
            name: "check"
            size: 12
            color: Theme.paper
        }
    }
}
