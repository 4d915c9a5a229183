// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// What an age brought a player: by books, famine and war.
Column {
    id: root

    required property CorrectionDraft draft
    required property NationsMatch match
    required property int seat
    // From 1.
    required property int age
    required property string title
    // "books", "famine", "war".
    required property var points
    readonly property var kinds: [
        //: Points of an age: %1 "Age II"
        { key: "books", label: qsTr("%1: books") },
        { key: "famine", label: qsTr("%1: famine") },
        { key: "war", label: qsTr("%1: war") }
    ]

    width: parent?.width ?? 0

    Repeater {
        model: root.kinds

        NumberField {
            required property var modelData

            match: root.match
            seat: root.seat
            draft: root.draft
            path: "ledger.age" + root.age + "." + modelData.key
            label: modelData.label.arg(root.title)
            current: root.points[modelData.key]
        }
    }
}
