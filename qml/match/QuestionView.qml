// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// What is asked for, and under it what answers, group by group; in columns, one filled after the other, where its height is given.
Flow {
    id: root

    required property TableMatch match
    // The heading; empty where it stands elsewhere.
    property string question
    // As match.answersOf() has them.
    required property var groups
    // Lists of icons, by their names, and what the game draws itself, by the shapes of groups.
    property var signs: ({})
    property var parts: ({})
    property int columns: 1
    // How high it may get: a group that stands alone has keys as large as that allows; 0: as they are.
    property real room: 0
    // So many tiles more stand beside each other than on a phone.
    property int more: 0
    // Lists of all stand there, else in the place of each what makes it shorter.
    property bool listsAll: true
    // No key is lower than that.
    property real leastKey: 0
    readonly property int count: groups.length
    // Those that are no hint.
    readonly property int asked: groups.filter(group => group.shape !== "words").length
    property bool isWhereKeysBegin: count > 0
    readonly property real columnWidth: Math.floor((width - (columns - 1) * spacing) / columns)
    // In the place of a group that is gone, until it is not drawn any more.
    property answerGroup none
    // What is asked for first: by its name, or how it is drawn.
    readonly property string first: count > 0 ? groups[0].shape + groups[0].name : ""

    // Whether a group has no use for all the width: a button, a number by steps, or where the answer lies.
    function isNarrow(group: answerGroup): bool {
        return columns === 1 && width >= 600
            && (group.shape === "stepper" || group.shape === "places" && count > 1 || group.shape === "buttons" && group.keys.length === 1)
    }

    // On another one all of it is new, and nothing is more than before.
    property string occasion
    // Groups by their names, as they were when they were looked at last, and on which occasion.
    property var known: []
    property string knownOn

    // Something else is asked for: its first line is to be seen.
    signal restarted
    // More is asked for than before, between those heights.
    signal appeared(real top, real bottom)

    // Once what is new has its place. Where numbers are said one after the other their keys stay where they are, and so do letters
    // where the first of what they lead to is seen.
    function tellNew() {
        const names = groups.map(group => group.shape + group.name)
        // A list of all is no more than what narrows it.
        const isNew = names.map((name, place) => !known.includes(name) && !groups[place].isAll)
        const from = isNew.indexOf(true)
        const isMore = known.length > 0 && knownOn === occasion && names[0] === known[0] && from >= 0
        const to = isNew.lastIndexOf(true)
        known = names
        knownOn = occasion
        if (isMore && columns === 1 && match.framedField < 0)
            appeared(places.itemAt(from).y, groups[0].shape === "letters" ? places.itemAt(from).y + Theme.touch
                : places.itemAt(to).y + places.itemAt(to).height)
    }

    // Brings the first groups of those shapes into sight, and what stands between them.
    function show(from: string, to: string) {
        const first = groups.findIndex(group => group.shape === from)
        const last = groups.findIndex(group => group.shape === to)
        if (columns === 1 && first >= 0 && last >= first)
            appeared(places.itemAt(first).y, places.itemAt(last).y + places.itemAt(last).height)
    }

    flow: columns > 1 ? Flow.TopToBottom : Flow.LeftToRight
    spacing: Theme.gap
    onFirstChanged: restarted()
    onPositioningComplete: Qt.callLater(tellNew) // qmllint disable type

    AppText {
        id: heading
        width: root.columnWidth
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.question
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    // What comes next takes the places of what was there, so that little is made anew and the keyboard stays where it is.
    Repeater {
        id: places
        model: 24

        Loader {
            id: place

            required property int index
            readonly property answerGroup group: root.groups[index] ?? root.none

            width: root.isNarrow(group) ? Math.floor((root.columnWidth - root.spacing) / 2) : root.columnWidth
            active: index < root.count
            // By its name: with Qt 6.8 a cast to a type of QML fails where there is another engine.
            visible: item?.isThere ?? false // qmllint disable type
            sourceComponent: AnswerGroup {
                match: root.match
                group: place.group
                signs: root.signs
                parts: root.parts
                leastKey: root.leastKey
                listsAll: root.listsAll
                more: root.more
                // A hint has a line or two.
                room: root.asked === 1 && place.group.shape !== "words" ? root.room - (heading.visible ? heading.height + root.spacing : 0)
                    - (root.count - 1) * (2 * Type.body.pixelSize + root.spacing) : 0
            }
        }
    }
}
