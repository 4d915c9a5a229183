// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Where a seat is taken hold of: dragged by finger or mouse, moved by the arrow keys. Pressed by a key or a screen
// reader it goes one place on, and from the last to the first.
Item {
    id: root

    required property string playerName
    required property int seat
    required property int count
    // What the dragging is measured in.
    required property Item table
    readonly property alias dragging: area.pressed
    // As a Touchable says it.
    readonly property bool showsFocus: true

    // Taken at, and dragged to, a height in the table.
    signal grabbed(real at)
    signal dragged(real to)
    signal moved(int by)

    function moveOn() {
        moved(seat < count - 1 ? 1 : -seat)
    }

    width: 36
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    //: Spoken name of a handle: %1 a player
    Accessible.name: qsTr("Seat of %1").arg(playerName)
    //: Spoken of that handle: %1 the place, %2 how many there are
    Accessible.description: qsTr("%1 of %2, arrow keys change it").arg(seat + 1).arg(count)
    Accessible.focusable: true
    Accessible.onPressAction: root.moveOn()
    Accessible.onIncreaseAction: root.moved(1)
    Accessible.onDecreaseAction: root.moved(-1)
    Keys.onUpPressed: root.moved(-1)
    Keys.onDownPressed: root.moved(1)
    Keys.onReturnPressed: root.moveOn()
    Keys.onEnterPressed: root.moveOn()
    Keys.onSpacePressed: root.moveOn()

    Icon {
        anchors.centerIn: parent
        name: "grip"
        size: 20
        color: root.dragging ? Theme.ink : Theme.inkSoft
    }
    MouseArea {
        id: area
        anchors.fill: parent
        anchors.leftMargin: -Theme.gap
        preventStealing: true
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: mouse => root.grabbed(mapToItem(root.table, mouse.x, mouse.y).y)
        onPositionChanged: mouse => root.dragged(mapToItem(root.table, mouse.x, mouse.y).y)
    }
}
