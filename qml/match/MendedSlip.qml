// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Once the past was mended: says so, and takes it back at a touch. It stays until the next touch of the table.
Item {
    id: root

    required property TableMatch match
    property int bottomMargin: Theme.barHeight + Theme.gap
    property bool isOpen: true

    // False when nothing was said.
    function close(): bool {
        const wasOpen = isOpen
        isOpen = false
        return wasOpen
    }

    Connections {
        target: root.match

        function onChanged() { root.isOpen = false }
    }
    PointHandler {
        enabled: root.isOpen
        onActiveChanged: {
            if (active && !slip.contains(slip.mapFromItem(root, point.position)))
                root.isOpen = false
        }
    }
    UndoSlip {
        id: slip
        objectName: "mendedSlip"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.bottomMargin
        anchors.horizontalCenter: parent.horizontalCenter
        scale: PageScale.of(root.width, root.height)
        transformOrigin: Item.Bottom
        width: Math.min(parent.width / scale - 2 * Theme.gap, 480)
        //: On a slip over the table, beside "Undo": the past was mended
        text: root.isOpen ? qsTr("Mended.") : ""
        onUndo: root.match.undo()
        onDismissed: root.isOpen = false
    }
}
