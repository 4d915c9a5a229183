// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Controls
import Pegsheet.Match

// Where the own tokens on a track are, to be corrected: a number each.
Column {
    id: root

    required property CorrectionDraft draft
    // One of TableMatch.fields().
    required property var field
    readonly property var current: field.value
    readonly property var now: draft.value(field.path, current)

    width: parent?.width ?? 0

    Repeater {
        model: root.now.length

        Stepper {
            required property int index

            objectName: "field_" + root.field.path + index
            width: root.width
            //: A number to be corrected: the space of a token; %1 a track
            label: index === 0 ? root.field.name
                //: A number to be corrected: the space of another token; %1 a track
                : qsTr("%1, another token").arg(root.field.name)
            value: root.now[index]
            changed: value !== root.current[index]
            least: 0
            most: 12
            onStepped: number => {
                const next = root.now.slice()
                next[index] = number
                root.draft.change(root.field.path, next.sort((a, b) => b - a), root.current)
            }
        }
    }
}
