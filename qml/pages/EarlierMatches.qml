// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Every kept match but the one shown as a card: finished ones with the winner's crown, open ones to go on with.
ListView {
    id: root

    // The row that stands elsewhere.
    property int hidden: -1
    readonly property bool hasRows: count > (hidden >= 0 ? 1 : 0)

    signal chosen(var matchId)

    model: App.matches
    spacing: 0
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    delegate: Item {
        id: row

        required property int index
        required property var matchId
        required property string gameName
        required property var names
        required property var marks
        required property var scores
        required property var winners
        required property bool over
        required property int player
        required property string when
        readonly property bool isFirst: index === (root.hidden === 0 ? 1 : 0)
        readonly property real headingHeight: isFirst ? heading.implicitHeight + Theme.gap : 0

        width: ListView.view.width
        height: index === root.hidden ? 0 : line.height + Theme.gapSmall + headingHeight
        visible: index !== root.hidden

        function ranking(): string {
            return names.map((name, seat) => ({ name: name, score: scores[seat] ?? 0, first: winners.includes(seat) }))
                .sort((one, other) => other.score - one.score || Number(other.first) - Number(one.first))
                .map(each => each.name + " " + String(each.score).replace("-", "−")).join(", ")
        }

        AppText {
            id: heading
            x: Theme.gap
            visible: row.isFirst
            //: Heading over the matches played before
            text: qsTr("Earlier")
            font: Type.heading
        }
        ListRow {
            id: line
            objectName: "earlier" + row.index
            y: row.headingHeight
            width: parent.width
            isPaper: true
            title: row.gameName + " · " + row.when
            detail: row.ranking()
            iconName: row.over ? "crown" : "play"
            iconColor: Theme.pieces.player(row.marks[row.over ? row.winners[0] : row.player] ?? -1)
            onClicked: root.chosen(row.matchId)
        }
    }

    ScrollMark {
        target: root
    }
}
