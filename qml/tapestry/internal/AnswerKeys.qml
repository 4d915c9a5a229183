// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// What answers: groups of keys, each with what comes of it, and pads of numbers.
Column {
    id: root

    required property TapestryMatch match
    // As match.answers has them.
    required property var groups

    spacing: Theme.gap

    // What comes next takes the places of what was there, so that little is made anew.
    Repeater {
        model: root.groups.length

        Column {
            id: group

            required property int index
            readonly property var answers: root.groups[index]
            // On a wide page more of them stand side by side.
            readonly property int columns: answers.isPad ? 1
                : Math.max(1, Math.min(answers.keys.length, width >= 560 ? answers.columns * 2 : answers.columns))
            readonly property bool isTight: !answers.isPad && answers.columns >= 4

            width: root.width
            spacing: Theme.gapSmall

            AppText {
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                text: group.answers.title
                color: Theme.inkSoft
                font: Type.labelBold
            }
            Loader {
                width: parent.width
                active: group.answers.isPad
                visible: active
                sourceComponent: NumberPad {
                    id: pad
                    title: group.answers.title
                    least: group.answers.least ?? 0
                    most: group.answers.most ?? 0
                    chosen: group.answers.chosen ?? -1
                    rowCount: most - least < 7 ? 1 : most - least < 14 ? 2 : 3
                    onEntered: number => root.match.touch(group.answers.kind, group.answers.at, number)
                    onTitleChanged: page = 0

                    Connections {
                        target: root.match

                        function onMoved() { pad.page = 0 }
                    }
                }
            }
            Grid {
                id: keys

                readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)

                width: parent.width
                visible: !group.answers.isPad
                columns: group.columns
                spacing: Theme.gapSmall

                Repeater {
                    model: group.answers.keys.length

                    AnswerKey {
                        required property int index

                        width: keys.keyWidth
                        title: group.answers.title
                        key: group.answers.keys[index]
                        isTight: group.isTight
                        onClicked: root.match.touch(key.kind, key.at, key.number)
                        onRefused: root.match.touch(key.kind, key.at, key.number)
                    }
                }
            }
        }
    }
}
