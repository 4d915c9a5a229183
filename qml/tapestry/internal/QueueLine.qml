// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// Something that is pending: what, whose, where it comes from. A touch opens what is ready.
Touchable {
    id: root

    required property TapestryMatch match
    required property var entry
    // From 1.
    required property int number

    objectName: "entry" + entry.place
    implicitHeight: Math.max(Theme.touch, words.height + Theme.gap)
    spokenName: entry.title
    spokenDetail: joined(match.names.length > 1 ? match.names[entry.seat] : "", entry.detail)
    possible: entry.isReady
    onClicked: match.touch(TapestryMatch.TouchEntry, entry.place)

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 32
        radius: Theme.radiusButton
        color: root.entry.isOpen ? Theme.yesTint : root.down ? Theme.paperSunk : Theme.paper
        border.width: root.entry.isOpen ? Theme.lineBold : 1
        border.pixelAligned: false
        border.color: root.entry.isOpen ? Theme.yes : root.entry.isReady ? Theme.ink : Theme.edge
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: 24
        height: 24
        radius: 12
        color: root.entry.isOpen ? Theme.yes : Theme.paper
        border.width: 1
        border.color: root.entry.isOpen ? Theme.yes : Theme.inkSoft

        AppText {
            anchors.centerIn: parent
            text: String(root.number)
            color: root.entry.isOpen ? Theme.paper : Theme.ink
            font: Type.smallBold
        }
    }
    PlayerToken {
        id: token
        x: 40
        anchors.verticalCenter: parent.verticalCenter
        visible: root.match.names.length > 1
        width: visible ? size : 0
        mark: root.match.marks[root.entry.seat]
        letter: root.match.names[root.entry.seat]
        size: 18
    }
    Column {
        id: words
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        anchors.right: shown.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.entry.title
            color: root.entry.isReady ? Theme.ink : Theme.inkSoft
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.entry.detail
            color: Theme.inkSoft
            font: Type.small
        }
    }
    PictureRow {
        id: shown
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        pictures: root.entry.pictures
        room: parent.width * 0.34
        color: root.entry.isReady ? Theme.ink : Theme.inkSoft
    }
}
