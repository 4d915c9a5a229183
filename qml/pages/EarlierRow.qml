// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// One of the matches played before: who played and how it stood, under a heading where it is the first.
Item {
    id: root

    // The match as a row of MatchList, and its place there.
    required property var match
    required property int index
    required property bool isFirst

    signal chosen

    function ranking(): string {
        const scores = match.scores
        const winners = match.winners
        return match.names.map((name, seat) => ({ name: name, score: scores[seat] ?? 0, first: winners.includes(seat) }))
            .sort((one, other) => other.score - one.score || Number(other.first) - Number(one.first))
            .map(each => each.name + " " + String(each.score).replace("-", "−")).join(", ")
    }

    implicitHeight: line.y + line.height + Theme.gapSmall

    AppText {
        id: heading
        x: Theme.gap
        visible: root.isFirst
        //: Heading over the matches played before
        text: qsTr("Earlier")
        font: Type.heading
    }
    ListRow {
        id: line
        objectName: "earlier" + root.index
        y: root.isFirst ? heading.implicitHeight + Theme.gap : 0
        width: parent.width
        isPaper: true
        //: A match on the start page: %1 the game, %2 when it was played
        title: (root.match.example ? qsTr("%1 · example · %2") : "%1 · %2").arg(root.match.gameName).arg(root.match.when)
        detail: root.ranking()
        iconName: root.match.over ? "crown" : "play"
        iconColor: Theme.pieces.player(root.match.marks[root.match.over ? root.match.winners[0] : root.match.player] ?? -1)
        onClicked: root.chosen()
    }
}
