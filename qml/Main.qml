// SPDX-License-Identifier: Apache-2.0
// What the input method can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The window.
Window {
    id: window

    // Where the keyboard of the screen begins; it may be anywhere below the window.
    property real keyboardTop: Qt.inputMethod.visible && Qt.inputMethod.keyboardRectangle.height > 0 // qmllint disable type
        ? Qt.inputMethod.keyboardRectangle.y : height

    width: 360
    height: 640
    minimumWidth: 320
    minimumHeight: 320
    visible: true
    title: "Pegsheet"
    color: Theme.table

    // The question that stands there first is answered first.
    property bool isLeft: false

    onClosing: close => {
        close.accepted = isLeft || pages.mayClose(() => {
            window.isLeft = true
            window.close()
        })
    }

    Appearance {
        pixelRatio: window.Screen.devicePixelRatio
    }
    Shortcut {
        sequences: ["Esc", "Back"]
        enabled: !pages.atStart
        onActivated: {
            if (!slip.close())
                pages.goBack()
        }
    }
    Pages {
        id: pages
        // From the window, not from what it fills, which has no size before it is first shown: a page that is made small
        // first is made twice.
        x: Theme.safeLeft
        y: Theme.safeTop
        width: window.width - Theme.safeLeft - Theme.safeRight
        height: window.height - Theme.safeTop - Theme.safeBottom
        covered: Math.max(0, window.height - window.keyboardTop)
    }
    NoticeHost {
        id: slip
        objectName: "appSlip"
        anchors.fill: pages
        bottomMargin: Theme.barHeight * pages.shown.scale + Theme.gap
        canOverrule: false
    }
    FirstSight {
        page: pages.page
        onTold: sentence => slip.inform(sentence)
    }
    Connections {
        target: App

        function onRefused(sentence: string) { slip.tell(sentence) }
    }
}
