// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Over the list of cards: what is looked for, and the ways out and in.
Column {
    id: root

    required property LibraryView library
    property bool isSearching: false
    property bool hasWays: false
    readonly property bool isMerging: library.merging.recordId !== undefined // qmllint disable type

    signal searchEnded
    signal scanWanted

    function editSearch() {
        entry.edit()
    }

    topPadding: Theme.gap

    Paper {
        x: Theme.gap
        width: parent.width - 2 * x
        height: ways.height
        visible: root.hasWays

        LibraryWays {
            id: ways
            width: parent.width
            transfer: root.library.transfer
            onScanWanted: root.scanWanted()
        }
    }
    Paper {
        x: Theme.gap
        width: parent.width - 2 * x
        height: entry.height
        visible: root.isSearching

        TextEntry {
            id: entry
            objectName: "searchEntry"
            width: parent.width
            //: What is typed to look for cards
            label: qsTr("Part of a name")
            text: root.library.search
            onEdited: text => root.library.search = text
            Keys.onEscapePressed: root.searchEnded()
        }
    }
    Paper {
        x: Theme.gap
        width: parent.width - 2 * x
        height: Math.ceil(merging.height) + 2 * Theme.gap
        visible: root.isMerging

        SpokenText {
            id: merging
            x: Theme.gapLarge
            y: Theme.gap
            width: parent.width - 2 * x
            // qmllint disable type
            //: Over the list of cards; %1 the name of one of them
            text: qsTr("Touch the card that is the same thing as %1.").arg(root.library.merging.title ?? "")
            // qmllint enable type
            font: Type.labelBold
        }
    }
    ChoiceChips {
        width: parent.width
        visible: root.library.games.length > 1
        choices: root.library.games
        current: root.library.game
        prefix: "game"
        onChosen: key => root.library.game = key
    }
    ChoiceChips {
        objectName: "kindChips"
        width: parent.width
        choices: root.library.kinds
        current: root.library.kind
        prefix: "kind"
        onChosen: key => root.library.kind = key
    }
    // Side by side where both are seen whole.
    Item {
        id: last

        readonly property bool isOneRow: ages.contentWidth + edition.width + Theme.gap <= width

        width: parent.width
        height: edition.visible ? edition.y + edition.height : ages.visible ? ages.height : 0

        ChoiceChips {
            id: ages
            width: parent.width
            visible: root.library.ages.length > 0
            choices: root.library.ages
            current: root.library.age
            prefix: "age"
            onChosen: key => root.library.age = key
        }
        FilterChip {
            id: edition
            objectName: "editionChip"
            x: last.isOneRow ? parent.width - width - Theme.gap : Theme.gap
            y: ages.visible && !last.isOneRow ? ages.height : 0
            visible: text !== ""
            text: root.library.edition
            chosen: root.library.showsEdition
            Accessible.role: Accessible.CheckBox
            onClicked: root.library.showsEdition = !root.library.showsEdition
        }
    }
}
