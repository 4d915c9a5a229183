// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// Numbers one after the other: what each player bids, values of places that are not known, points of cards by hand.
Column {
    id: root

    required property EmpiresMatch match
    // "title", "text" (empty where it is not said), "isNext".
    required property var lines
    readonly property int next: lines.findIndex(line => line.isNext)
    readonly property string typed: match.typedDigits
    readonly property var asked: match.asked

    spacing: Theme.gapSmall

    Repeater {
        model: root.lines

        ListRow {
            required property var modelData

            width: root.width
            isPaper: modelData.isNext
            title: modelData.title
            trailingText: modelData.isNext && root.typed !== "" ? root.typed : modelData.text
            trailingIcon: ""
            enabled: false
        }
    }
    NumberPad {
        width: parent.width
        visible: root.next >= 0
        least: root.asked.least ?? 0
        most: root.asked.most ?? 0
        takesEnter: root.typed === ""
        title: root.next >= 0 ? root.lines[root.next].title : ""
        onTitleChanged: page = 0
        onEntered: number => root.match.tellNumber(number)
    }
}
