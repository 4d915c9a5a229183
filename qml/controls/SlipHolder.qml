// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Where the RefusalNote lies: over the bar of what it fills, until the next touch anywhere on it.
Item {
    id: root

    property alias canOverrule: note.canOverrule
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
            const at = note.mapFromItem(root, point.position)
            if (active && !note.contains(at))
                root.text = ""
        }
    }
    RefusalNote {
        id: note
        objectName: "refusal"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.bottomMargin
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gap, 560)
        text: root.text
        onDismissed: root.text = ""
        onOverruled: {
            root.text = ""
            root.overruled()
        }
    }
}
