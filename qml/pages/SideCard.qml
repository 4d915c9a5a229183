// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// How one of two tablets stands.
Paper {
    id: root

    required property string title
    required property IncomingMatch arrival
    // One of the arrival's sides.
    required property var side
    property bool isChosen: false

    implicitHeight: content.height + 2 * Theme.gapLarge
    frameWidth: isChosen ? 2 : 1
    frameColor: isChosen ? Theme.yes : Theme.edge

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        SpokenText {
            text: root.title
            font: Type.heading
        }
        SpokenText {
            text: root.arrival.names.join(", ") // qmllint disable type
            color: Theme.inkSoft
        }
        SpokenText {
            text: root.side.standing ?? ""
            font: Type.body
        }
        SpokenText {
            text: qsTr("%n move(s)", "", root.side.moves ?? 0)
            color: Theme.inkSoft
        }
        Item {
            width: 1
            height: Theme.gapSmall
        }
        TokenScores {
            width: parent.width
            names: root.arrival.names
            marks: root.arrival.marks
            scores: root.side.scores ?? []
        }
    }
}
