// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme

// Where the RefusalNote lies: over the bar of what it fills, until the next touch anywhere on it.
Item {
    id: root

    property bool canOverrule: true
    // What is said; empty says nothing.
    property string text
    property int bottomMargin: Theme.barHeight + Theme.gap

    signal overruled

    function tell(sentence: string) {
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
    PointHandler {
        onActiveChanged: {
            if (active && note.item && !note.contains(note.mapFromItem(root, point.position)))
                root.text = ""
        }
    }
    Loader {
        id: note
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.bottomMargin
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gap, 560)
        active: root.text !== ""
        sourceComponent: RefusalNote {
            objectName: "refusal"
            canOverrule: root.canOverrule
            text: root.text
            onDismissed: root.text = ""
            onOverruled: {
                root.text = ""
                root.overruled()
            }
        }
    }
}
