// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A number that answers, by keys; digits that are typed are chosen in it.
NumberPad {
    id: root

    // Null where another page asks.
    property TableMatch match: null
    property answerGroup group
    // Keys stay as wide as a finger.
    readonly property bool isWide: width >= Math.max(560, group.wideColumns * (Theme.touch + Theme.gapSmall))

    title: group.text
    // Its numbers stay where they are from one question to the next, and are typed one after the other.
    meaning: "pad"
    columns: isWide ? group.wideColumns : group.columns
    rowCount: Math.max(1, Math.floor(group.rows * group.columns / columns))
    least: group.least
    most: group.most
    from: group.from < group.to ? group.from : group.least
    to: group.from < group.to ? group.to : group.most
    chosen: (match?.typedDigits ?? "") === "" ? group.chosen : Number(match.typedDigits)
    takesEnter: match === null || match.typedDigits === "" && !match.isFrameTyped
    onTitleChanged: page = 0
    onEntered: number => match?.enterNumber(group, number)

    Connections {
        target: root.match

        function onMoved() { root.page = 0 }
    }
}
