// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The cards looked for, the most used first.
ListView {
    id: root

    required property LibraryView library

    // The upper one of those in sight: where the keyboard comes in.
    readonly property int entry: Math.max(0, indexAt(width / 2, contentY + Theme.gapLarge))

    signal chosen(var recordId)

    model: library.cards
    spacing: Theme.gapSmall
    topMargin: Theme.gapSmall
    bottomMargin: 2 * Theme.gapLarge + Theme.buttonHeight
    leftMargin: Theme.gap
    rightMargin: Theme.gap
    boundsBehavior: Flickable.StopAtBounds
    // Rows made ahead would be asked for when the list has become shorter.
    cacheBuffer: 0
    clip: true
    delegate: LibraryRow {
        required property int index
        required property var recordId

        objectName: "card" + index
        width: root.width - 2 * Theme.gap
        // From there on with the arrow keys.
        activeFocusOnTab: index === root.entry || activeFocus
        isShown: root.library.shown.recordId === recordId // qmllint disable type
        possible: root.library.merging.recordId !== recordId // qmllint disable type
        onClicked: root.chosen(recordId)
    }

    AppText {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.gap
        visible: root.count === 0
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: root.library.search !== ""
            //: Where no card is found; %1 what was typed
            ? qsTr("No card is called “%1”.").arg(root.library.search)
            //: Where the card library, or this part of it, is empty: what it is for and how it fills
            : qsTr("What is printed on the tiles and cards of your games, typed in once and offered the next time. It fills by itself from what is entered in a match; cards of another tablet are taken in above.")
        color: Theme.inkSoft
    }
    ScrollMark {
        target: root
    }
}
