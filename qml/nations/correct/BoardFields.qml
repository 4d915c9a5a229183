// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match

// The five developments, the advisor and the wonder under construction.
Column {
    id: root

    required property CorrectionDraft draft
    // What lies in every field now, by its path.
    required property var now

    width: parent?.width ?? 0

    Repeater {
        model: 5

        TileField {
            required property int index

            draft: root.draft
            path: "developments"
            current: root.now.developments ?? []
            place: index
            kind: Nations.Development
            //: One of the five places for developments on a board, counted from the left
            label: qsTr("Development %1").arg(index + 1)
        }
    }
    TileField {
        draft: root.draft
        path: "advisor"
        current: root.now.advisor
        kind: Nations.Advisor
        label: qsTr("Advisor")
    }
    TileField {
        draft: root.draft
        path: "wonder"
        current: root.now.wonder
        kind: Nations.Wonder
        label: qsTr("Wonder under construction")
    }
}
