// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// A page of a player on a phone, which scrolls where it is higher. What is open is brought into sight once it is asked for, and
// stays where it is while it is answered. Letters that narrow a list begin at the top and keep their place, whatever they lead to.
ScrollArea {
    id: root

    required property TapestryMatch match
    required property var sheet
    required property int page
    // It is made only then.
    required property bool isSeen
    readonly property PlayerPage shown: content.item as PlayerPage
    // Where it is scrolled for what is open: what would not be seen whole begins at the top.
    readonly property real openAt: hasLetters ? lettersAt : shown === null || shown.openBottom + content.y <= height ? 0
        : Math.max(0, Math.min(shown.openTop, contentHeight - height))
    readonly property real lettersAt: shown?.lettersTop ?? -1
    readonly property bool hasLetters: lettersAt >= 0
    // Where it was scrolled when a letter was touched last: a shorter list leaves that room.
    property real held: 0
    property bool isFollowing: true
    // What was asked for last has its place: it is drawn.
    property bool isLaidOut: false
    property string position

    function follow() {
        isFollowing = true
        isLaidOut = false
        held = 0
        contentY = openAt
    }

    contentHeight: Math.max(content.height + 2 * Theme.gapSmall, hasLetters ? Math.max(lettersAt, held) + height : 0)
    onPageChanged: follow()
    onOpenAtChanged: {
        if (isFollowing)
            contentY = openAt
    }
    onHasLettersChanged: {
        if (hasLetters)
            follow()
    }
    onDragStarted: isFollowing = false
    Component.onCompleted: position = match.position

    Connections {
        target: root.match

        function onAskedAnew() {
            root.held = root.contentY
            if (root.position !== root.match.position)
                root.follow()
            else if (root.isLaidOut)
                root.isFollowing = false
            root.position = root.match.position
        }
    }
    Connections {
        target: root.Window.window
        enabled: root.isFollowing && !root.isLaidOut

        function onAfterAnimating() {
            root.isLaidOut = true
        }
    }
    Loader {
        id: content
        x: Theme.gap
        y: Theme.gapSmall
        width: parent.width - 2 * x
        active: root.isSeen
        sourceComponent: PlayerPage {
            match: root.match
            sheet: root.sheet
            page: root.page
            room: root.height - 2 * Theme.gapSmall
            onLookedAt: root.contentY = 0
            onOpened: (top, bottom) => {
                root.isFollowing = false
                root.reveal(content.y + top, content.y + bottom)
            }
        }
    }
}
