// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Shows at the right edge how far a Flickable is scrolled, while there is more than fits.
Rectangle {
    id: root

    required property Flickable target

    objectName: "scrollMark"
    parent: target
    anchors.right: parent?.right
    y: Math.round(target.visibleArea.yPosition * target.height)
    visible: target.visibleArea.heightRatio < 1
    width: 3
    height: Math.max(24, Math.round(target.visibleArea.heightRatio * target.height))
    radius: 1
    color: Theme.inkFaint
}
