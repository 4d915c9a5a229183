// SPDX-License-Identifier: Apache-2.0
import QtQuick

// Holds what is shown only now and then: made when it is first needed, or ahead of that once the first picture stands
// and there is time; then it stays, so that showing it again costs nothing.
Loader {
    id: root

    property bool needed: true
    // Made before it is needed.
    property bool ahead: true
    property bool hasTime: false

    asynchronous: !needed
    active: needed || ahead && hasTime || item !== null
    visible: needed
    // What is not seen does not hold the keyboard.
    enabled: needed
    // From now on it is only shown and hidden.
    onLoaded: {
        active = true
        asynchronous = false
    }

    Connections {
        target: root.Window.window
        enabled: root.ahead && !root.hasTime

        function onFrameSwapped() { root.hasTime = true }
    }
}
