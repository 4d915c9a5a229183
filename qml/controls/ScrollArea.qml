// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// What may be higher than its place: scrolls only then, and shows how far.
Flickable {
    id: root

    // What it lies on.
    property color backdrop: Theme.table

    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive
    // Without a graphics card, Qt draws pictures that are wholly clipped away; from a layer nothing gets out. Such a
    // layer is opaque, hence the backdrop. At other scales than 1 it draws such layers wrong; then it does without.
    layer.enabled: interactive && GraphicsInfo.api === GraphicsInfo.Software && Screen.devicePixelRatio === 1

    Rectangle {
        parent: root
        anchors.fill: parent
        z: -1
        visible: root.layer.enabled
        color: root.backdrop
    }
    ScrollMark {
        target: root
    }
}
