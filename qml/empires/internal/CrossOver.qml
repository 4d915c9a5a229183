// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Moves a place that changed its position: it lifts, and crosses over from where it lay.
Translate {
    id: root

    // How far away it lay, to the right; below zero to the left, 0 where it did not move.
    property real from: 0
    readonly property Animation crossing: ParallelAnimation {
        running: root.from !== 0

        NumberAnimation {
            target: root
            property: "x"
            from: root.from
            to: 0
            duration: Theme.motion
            easing.type: Easing.OutQuad
        }
        SequentialAnimation {
            NumberAnimation { target: root; property: "y"; to: -Theme.gap; duration: Theme.motion / 2 }
            NumberAnimation { target: root; property: "y"; to: 0; duration: Theme.motion / 2 }
        }
    }
}
