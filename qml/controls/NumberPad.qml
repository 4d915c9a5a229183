// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// Numbers to choose from, a touch each; those that do not fit come with the last key. Seven keys a row, more where there is room.
Grid {
    id: root

    property int least: 0
    property int most: 99
    // The numbers that there are keys for, those that cannot be chosen now among them.
    property int from: least
    property int to: most
    // The one that is chosen already; below `least` none is.
    property int chosen: -1
    property int mark: -1
    // Enter on a key is a touch on it.
    property bool takesEnter: true
    // What its keys mean, see TouchArea; the same for all of them.
    property string meaning
    // What the numbers are, for those who only hear them; needed where there are several pads.
    property string title
    // Which numbers are shown: as many as there are keys, or one less and the key for the others.
    property int page: 0
    readonly property int keys: columns * rowCount
    property int rowCount: 2
    readonly property bool hasMore: to - from + 1 > keys
    readonly property int perPage: hasMore ? keys - 1 : keys
    readonly property int first: from + page * perPage
    readonly property real keyWidth: Math.floor((width - (columns - 1) * columnSpacing) / columns)

    signal entered(int number)

    function turnOn() {
        page = first + perPage > to ? 0 : page + 1
    }

    columns: 7
    spacing: Theme.gapSmall
    columnSpacing: width < columns * (Theme.touch + Theme.gapSmall) ? 4 : Theme.gapSmall

    Repeater {
        model: root.perPage

        NumberKey {
            required property int index
            readonly property int number: root.first + index

            objectName: "number" + number
            width: root.keyWidth
            // Their places stay, so that the last key stays where it was.
            opacity: number <= root.to ? 1 : 0
            enabled: number >= root.least && number <= root.most
            takesEnter: root.takesEnter
            text: String(number)
            meaning: root.meaning
            spokenName: joined(root.title, text)
            mark: root.mark
            chosen: number === root.chosen
            onClicked: root.entered(number)
        }
    }
    NumberKey {
        objectName: "moreNumbers"
        width: root.keyWidth
        visible: root.hasMore
        takesEnter: root.takesEnter
        text: "…"
        //: Spoken name of the key that shows other numbers
        spokenName: joined(root.title, qsTr("Other numbers"))
        mark: root.mark
        onClicked: root.turnOn()
    }
}
