// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Where the RefusalNote lies: over the bar of what it fills, or at its top, until the next touch anywhere on it; what only informs goes
// by itself as well. It is read when something is first refused.
Item {
    id: root

    property bool canOverrule: true
    // What is said; empty says nothing.
    property string text
    // It is nothing that the table could overrule.
    property bool isNews: false
    // How long it takes to read that, in milliseconds.
    property int readingTime: 3000 + 60 * text.length
    property int bottomMargin: Theme.barHeight + Theme.gap
    // Where it ends instead, from the top, over what nobody needs meanwhile; -1: above the bar.
    property real end: -1

    signal overruled

    onTextChanged: {
        if (text !== "" && note.item === null)
            note.setSource("RefusalNote.qml", { objectName: "refusal", text: text, canOverrule: canOverrule && !isNews })
    }

    // Why something is not possible.
    function tell(sentence: string) {
        isNews = false
        text = sentence
        announcements.say(sentence)
    }

    // What was done.
    function inform(sentence: string) {
        isNews = true
        text = sentence
        announcements.say(sentence)
    }

    // False when nothing was said.
    function close(): bool {
        const wasOpen = text !== ""
        text = ""
        return wasOpen
    }

    Announcements {
        id: announcements
    }
    Timer {
        interval: root.readingTime
        running: root.isNews && root.text !== ""
        onTriggered: root.text = ""
    }
    PointHandler {
        onActiveChanged: {
            if (active && root.text !== "" && !note.contains(note.mapFromItem(root, point.position)))
                root.text = ""
        }
    }
    Loader {
        id: note
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.end < 0 ? root.bottomMargin : root.height - Math.max(root.end, Math.ceil(height * scale))
        anchors.horizontalCenter: parent.horizontalCenter
        // It grows with a large window, as pages do.
        scale: PageScale.of(root.width, root.height)
        transformOrigin: Item.Bottom
        width: Math.min(root.width / scale - 2 * Theme.gap, 560)
    }
    Binding {
        target: note.item
        property: "text"
        value: root.text
    }
    Binding {
        target: note.item
        property: "canOverrule"
        value: root.canOverrule && !root.isNews
    }
    Connections {
        target: note.item
        ignoreUnknownSignals: true

        function onDismissed() { root.text = "" }
        function onOverruled() {
            root.text = ""
            root.overruled()
        }
    }
}
