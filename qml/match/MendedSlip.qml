// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Once the past was mended: says so over the page, which begins below it or has a line for it, and takes it back at a touch. It stays
// until something is begun at the table.
Item {
    id: root

    required property TableMatch match
    property bool isOpen: true
    // It lies on a line of the page, which is drawn that large; 0: above the page.
    property real lineScale: 0
    readonly property bool isLine: lineScale > 0

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
        y: root.isLine ? 0 : Theme.gapSmall
        anchors.horizontalCenter: parent.horizontalCenter
        scale: root.isLine ? root.lineScale : PageScale.of(root.width, root.Window.height)
        transformOrigin: Item.Top
        width: Math.min(parent.width / scale - 2 * Theme.gap, 480)
        height: root.isLine ? Theme.touch : implicitHeight
        //: On a slip over the table, beside "Undo": the past was mended
        text: root.isOpen ? qsTr("Mended.") : ""
        onUndo: root.match.undo()
        onDismissed: root.isOpen = false
    }
}
