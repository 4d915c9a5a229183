// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// What is asked for, and under it what answers, group by group.
Column {
    id: root

    required property TableMatch match
    // The heading; empty where it stands elsewhere.
    property string question
    // As match.answersOf() has them.
    required property var groups
    // Lists of icons, by their names, and what the game draws itself, by the shapes of groups.
    property var signs: ({})
    property var parts: ({})
    readonly property int count: groups.length
    // In the place of a group that is gone, until it is not drawn any more.
    property answerGroup none
    // What is asked for first: by its name, or how it is drawn.
    readonly property string first: count > 0 ? groups[0].shape + groups[0].name : ""

    // Something else is asked for: its first line is to be seen.
    signal restarted

    spacing: Theme.gap
    onFirstChanged: restarted()

    AppText {
        width: parent.width
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
        model: 24

        Loader {
            id: place

            required property int index

            width: root.width
            active: index < root.count
            visible: (item as AnswerGroup)?.isThere ?? false
            sourceComponent: AnswerGroup {
                match: root.match
                group: root.groups[place.index] ?? root.none
                signs: root.signs
                parts: root.parts
            }
        }
    }
}
