// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// A player on a phone: what is asked for and the empire in words, to be scrolled, and below them the row, which stays in sight.
Item {
    id: root

    required property EmpiresMatch match
    required property int seat
    // There is a row to be seen.
    required property bool hasRow
    readonly property string describedName: match.described
    // Where the window is low the row scrolls along, below what is asked for.
    readonly property bool isPinned: hasRow && height >= 2.5 * leastRow
    // Without more than one Innovation.
    readonly property int leastRow: 112

    // What is asked for stands at the top.
    function restart() {
        page.contentY = 0
    }
    // The place that is looked at comes to stand over the row.
    function showLens() {
        page.contentY = Math.max(0, content.y + empire.y + empire.lensBottom + Theme.gap - page.height)
    }

    onDescribedNameChanged: restart()

    Connections {
        target: root.match

        function onMoved() { root.restart() }
    }
    ScrollArea {
        id: page
        objectName: "empirePage"
        width: parent.width
        height: root.isPinned ? bar.y : parent.height
        contentHeight: content.height + 2 * Theme.gap

        Column {
            id: content
            y: Theme.gap
            width: parent.width
            spacing: Theme.gap

            StageView {
                x: Theme.gap
                width: parent.width - 2 * Theme.gap
                visible: !root.match.over
                empires: root.match
                question: root.match.question
                seat: root.seat
                onRestarted: root.restart()
            }
            PlayerRow {
                id: empire
                width: parent.width
                visible: root.hasRow
                hasBar: !root.isPinned
                match: root.match
                seat: root.seat
            }
        }
    }
    RowBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.height >= 3 * implicitHeight ? implicitHeight : root.leastRow
        visible: root.isPinned
        match: root.match
        seat: root.seat
        value: empire.position
        onMoved: to => {
            empire.picked = to
            root.showLens()
        }
        onScrolled: distance => page.scrollBy(distance)
    }
}
