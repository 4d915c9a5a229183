// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// The places of pages side by side in a ring, one of which is shown. What lies below is dragged left or right, the page
// follows the finger, and let go far or fast enough the next one takes its place.
//
// It holds no pages: placeOf() tells each where it stands, isSeen() whether it is to be seen.
Item {
    id: root

    required property int count
    // The page that is shown at rest.
    required property int current
    // How far the pages stand beside their place.
    property real shift: 0
    readonly property bool isMoving: shift !== 0
    // The page that comes in, -1 at rest; the one that most of is to be seen.
    readonly property int coming: shift < 0 ? (current + 1) % count : shift > 0 ? (current + count - 1) % count : -1
    readonly property int nearest: coming >= 0 && Math.abs(shift) > width / 2 ? coming : current

    // The finger let go and another page stands there now.
    signal turned(int page)
    // A page is about to be wanted: the finger is down.
    signal touched

    function placeOf(page: int): real {
        return page === current ? shift : page === coming ? shift + (shift < 0 ? width : -width) : width
    }

    function isSeen(page: int): bool {
        return page === current || page === coming
    }

    function arrive() {
        const page = coming
        shift = 0
        if (page >= 0)
            turned(page)
    }

    function release(speed: real) {
        const far = Math.abs(shift) > width / 4
        const fast = Math.abs(speed) > 300 && speed * shift > 0
        slide.to = far || fast ? Math.sign(shift) * width : 0
        if (Theme.motion > 0)
            slide.restart()
        else
            slide.finish()
    }

    NumberAnimation {
        id: slide

        function finish() {
            if (to === 0)
                root.shift = 0
            else
                root.arrive()
        }

        target: root
        property: "shift"
        duration: Theme.motion
        easing.type: Easing.OutQuad
        onFinished: finish()
    }
    PointHandler {
        onActiveChanged: {
            if (active)
                root.touched()
        }
    }
    DragHandler {
        id: drag

        property real speed: 0

        // What the finger went before it was taken for a drag does not make the page jump.
        function follow() {
            const way = centroid.scenePosition.x - centroid.scenePressPosition.x
            speed = centroid.velocity.x
            root.shift = Math.sign(way) * Math.min(Math.max(0, Math.abs(way) - dragThreshold), root.width - 1)
        }

        target: null
        enabled: root.count > 1
        yAxis.enabled: false
        dragThreshold: 16
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onActiveChanged: {
            if (!active)
                return root.release(speed)
            if (slide.running) {
                slide.stop()
                slide.finish()
            }
            follow()
        }
        onCentroidChanged: {
            if (active)
                follow()
        }
    }
}
