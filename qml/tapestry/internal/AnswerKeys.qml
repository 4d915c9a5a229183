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

    Repeater {
        model: root.groups

        Column {
            id: group

            required property var modelData
            // On a wide page more of them stand side by side.
            readonly property int columns: modelData.isPad ? 1
                : Math.max(1, Math.min(modelData.keys.length, width >= 560 ? modelData.columns * 2 : modelData.columns))
            readonly property bool isTight: !modelData.isPad && modelData.columns >= 4

            width: root.width
            spacing: Theme.gapSmall

            AppText {
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                text: group.modelData.title
                color: Theme.inkSoft
                font: Type.labelBold
            }
            NumberPad {
                width: parent.width
                visible: group.modelData.isPad
                title: group.modelData.title
                least: group.modelData.least ?? 0
                most: group.modelData.most ?? 0
                chosen: group.modelData.chosen ?? -1
                rowCount: most - least < 7 ? 1 : most - least < 14 ? 2 : 3
                onEntered: number => root.match.touch(group.modelData.kind, group.modelData.at, number)
            }
            Grid {
                id: keys
                width: parent.width
                visible: !group.modelData.isPad
                columns: group.columns
                spacing: Theme.gapSmall

                Repeater {
                    model: group.modelData.keys

                    AnswerKey {
                        required property var modelData

                        width: Math.floor((keys.width - (keys.columns - 1) * keys.spacing) / keys.columns)
                        title: group.modelData.title
                        key: modelData
                        isTight: group.isTight
                        onClicked: root.match.touch(key.kind, key.at, key.number)
                        onRefused: root.match.touch(key.kind, key.at, key.number)
                    }
                }
            }
        }
    }
}
