// SPDX-License-Identifier: Apache-2.0
// Sections are unbound: Qt 6.4 cannot load bound ones.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The matches looked for, under the months in which they began.
ListView {
    id: root

    required property History history

    // The upper one of those in sight: where the keyboard comes in.
    readonly property int entry: {
        const middle = width / 2
        for (let below = 0; below < 3 * Theme.touch; below += Theme.gapLarge) {
            const row = indexAt(middle, contentY + below)
            if (row >= 0)
                return row
        }
        return 0
    }

    signal chosen(var matchId)

    model: history.matches
    spacing: Theme.gap
    topMargin: Theme.gapSmall
    bottomMargin: Theme.gapLarge
    leftMargin: Theme.gap
    rightMargin: Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    // Rows made ahead would be asked for when the list has become shorter.
    cacheBuffer: 0
    clip: true
    section.property: "month"
    // Of the context, not a required property: Qt 6.4 sets that one only once, and headings are used again.
    section.delegate: AppText {
        objectName: "month"
        x: Theme.gap
        width: root.width - 2 * x // qmllint disable unqualified
        topPadding: Theme.gapLarge
        bottomPadding: Theme.gapSmall
        text: section // qmllint disable unqualified
        color: Theme.inkSoft
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    delegate: HistoryRow {
        required property int index
        required property var matchId

        objectName: "match" + index
        // qmllint disable unqualified
        width: root.width - 2 * Theme.gap
        // From there on with the arrow keys.
        activeFocusOnTab: index === root.entry || activeFocus
        isShown: root.history.shown.matchId === matchId
        onClicked: root.chosen(matchId)
        // qmllint enable unqualified
    }

    AppText {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.gap
        visible: root.count === 0
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: root.history.search !== ""
            //: Where no match is found; %1 what was typed
            ? qsTr("No match has “%1” in it.").arg(root.history.search)
            : qsTr("Nothing has been played yet.")
        color: Theme.inkSoft
        font: Type.body
    }
    ScrollMark {
        target: root
    }
}
