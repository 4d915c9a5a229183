// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Once the past was mended: says so over the page, which begins below it, and takes it back at a touch. It stays until something is
// begun at the table.
Item {
    id: root

    required property TableMatch match
    property bool isOpen: true

    // False when nothing was said.
    function close(): bool {
        const wasOpen = isOpen
        isOpen = false
        return wasOpen
    }

    implicitHeight: isOpen ? Math.ceil(slip.height * slip.scale + 2 * Theme.gapSmall) : 0

    Connections {
        target: root.match

        function onChanged() { root.isOpen = false }
    }
    UndoSlip {
        id: slip
        objectName: "mendedSlip"
        y: Theme.gapSmall
        anchors.horizontalCenter: parent.horizontalCenter
        scale: PageScale.of(root.width, root.Window.height)
        transformOrigin: Item.Top
        width: Math.min(parent.width / scale - 2 * Theme.gap, 480)
        //: On a slip over the table, beside "Undo": the past was mended
        text: root.isOpen ? qsTr("Mended.") : ""
        onUndo: root.match.undo()
        onDismissed: root.isOpen = false
    }
}
