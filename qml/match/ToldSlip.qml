// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What the last turn brought, or what undo took back: over the head of the page until it is read, or something else is begun.
// Touches go through.
Rectangle {
    id: root

    required property string text
    property bool isRead: false

    visible: text !== "" && !isRead
    onTextChanged: isRead = false
    height: Math.ceil(sentence.height + 2 * Theme.gap)
    radius: Theme.radiusPaper
    color: Theme.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    // As long as it takes to read it.
    Timer {
        objectName: "toldReading"
        running: root.text !== "" && !root.isRead
        interval: 3000 + 60 * root.text.length
        onTriggered: root.isRead = true
    }
    AppText {
        id: sentence
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        width: parent.width - 2 * x
        wrapMode: Text.Wrap
        text: root.text
        color: Theme.slipInk
        font: Type.label
    }
}
