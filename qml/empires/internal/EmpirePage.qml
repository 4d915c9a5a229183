// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Empires

// A player on a phone: what is asked for and the empire in words, to be scrolled, and below them what stays in sight: the row, or what
// is said of a card so far.
Item {
    id: root

    required property EmpiresMatch match
    required property int seat
    // There is a row to be seen.
    required property bool hasRow
    readonly property string describedName: match.described
    readonly property var begun: match.begun
    // Asked anew with every change of the table.
    readonly property var sentences: begun.seat === undefined || describedName === "" ? []
        : match.answersOf(seat).filter(group => group.shape === "sentence")
    // Where the window is low the row scrolls along, below what is asked for.
    readonly property bool isPinned: hasRow && height >= 2.5 * leastRow
    // Without more than one Innovation.
    readonly property int leastRow: 112

    // As long as the same is asked of the same player the page stays where it is.
    readonly property string asked: match.round + " " + match.stage + " " + match.seat + " " + match.question

    // What is asked for stands at the top.
    function restart() {
        page.contentY = 0
    }
    // The place that is looked at comes to stand over the row, where it is not in sight already.
    function showLens() {
        const top = content.y + empire.y + empire.lensTop
        const bottom = content.y + empire.y + empire.lensBottom
        if (top < page.contentY || bottom > page.contentY + page.height)
            page.contentY = Math.max(0, bottom + Theme.gap - page.height)
    }

    onDescribedNameChanged: restart()
    onAskedChanged: restart()

    Connections {
        target: root.match
        enabled: root.enabled

        // With the places it is one of, as far as there is room for them.
        function onValueAsked() {
            asking.show("lines", "pad")
            asking.show("pad", "pad")
        }
    }
    ScrollArea {
        id: page
        objectName: "empirePage"
        width: parent.width
        height: pinned.y
        contentHeight: content.height + 2 * Theme.gap

        Column {
            id: content
            y: Theme.gap
            width: parent.width
            spacing: Theme.gap

            StageView {
                id: asking
                x: Theme.gap
                width: parent.width - 2 * Theme.gap
                visible: !root.match.over
                empires: root.match
                question: root.match.question
                seat: root.seat
                hasSentence: false
                onRestarted: root.restart()
                onAppeared: (top, bottom) => page.reveal(content.y + y + top, content.y + y + bottom)
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
    Column {
        id: pinned
        anchors.bottom: parent.bottom
        width: parent.width

        Repeater {
            model: root.sentences

            AnswerSentence {
                required property var modelData

                width: pinned.width
                group: modelData
            }
        }
        // Over the row, of the page that is looked at.
        Loader {
            width: parent.width
            active: root.enabled
            sourceComponent: TableNotices { match: root.match }
        }
        // A place that is looked at is not chosen yet.
        AppButton {
            objectName: "choosePlace"
            x: Theme.gap
            width: parent.width - 2 * x
            visible: root.isPinned && empire.picked > 0 && empire.sheet.row[empire.position - 1].asked
            //: Button over the row, where a place of it is looked at and one is to be chosen: %1 its position
            text: qsTr("Choose position %1").arg(empire.position)
            onClicked: root.match.touchPlace(root.seat, empire.position)
        }
        RowBar {
            width: parent.width
            height: root.height >= 4 * implicitHeight ? implicitHeight : root.leastRow
            visible: root.isPinned
            match: root.match
            seat: root.seat
            value: empire.position
            onMoved: to => {
                empire.picked = to
                root.showLens()
            }
            onTouched: at => {
                if (empire.touch(at))
                    root.showLens()
            }
            onScrolled: distance => page.scrollBy(distance)
        }
    }
}
