// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A match in the list: the game, when and how long, how it came out or whose turn it is.
Touchable {
    id: root

    // A row of MatchList.
    required property string gameName
    required property string game
    required property string day
    required property string duration
    required property var names
    required property var marks
    required property var scores
    required property var winners
    required property var ranking
    required property bool over
    required property int player
    required property bool tied
    required property string place
    required property bool noted
    required property bool copied
    required property bool example
    property bool isShown: false
    readonly property int actingMark: marks[player] ?? 0
    readonly property string state: !over
        //: Beside an open match: touch it to go on
        ? qsTr("go on")
        //: Beside a finished match: two had as many points
        : tied ? qsTr("tie-break") : ""

    readonly property string origin: example
        //: Of a match in the list: the one that somebody looks at who has none yet
        ? qsTr("example")
        //: Spoken of a match in the list: it began as a copy of another one
        : copied ? qsTr("What if") : ""

    function spoken(): string {
        return ranking.map(seat => scores.length > 0 ? names[seat] + " " + scores[seat] : names[seat]).join(", ")
    }

    implicitHeight: Math.ceil(content.y + content.height + Theme.gapLarge)
    spokenName: joined(gameName, day, spoken())
    spokenDetail: joined(duration, state, place, origin)

    Paper {
        anchors.fill: parent
        color: root.down || root.isShown ? Theme.paperSunk : Theme.paper
        frameWidth: root.over && !root.isShown ? 1 : 2
        frameColor: root.isShown ? Theme.ink : root.over ? Theme.edge : Theme.pieces.player(root.actingMark)
    }
    Icon {
        x: 14
        y: content.y + Theme.gapSmall
        name: App.gameIcon(root.game)
        size: 22
        color: Theme.inkSoft
    }
    Column {
        id: content
        x: 50
        y: 10
        width: parent.width - x - Theme.gapLarge
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.ceil(Math.max(title.height, when.height))

            FittedText {
                id: title
                width: Math.min(implicitWidth, parent.width - when.width - Theme.gap)
                text: root.gameName
                font: Type.nameLarge
            }
            AppText {
                id: when
                anchors.right: parent.right
                anchors.baseline: title.baseline
                text: root.joined(root.day, root.over ? root.duration : "").replace(", ", " · ")
                color: Theme.inkSoft
                font: Type.small
            }
        }
        Item {
            width: parent.width
            height: Math.max(scoresRow.height, signs.height)

            RankedScores {
                id: scoresRow
                width: parent.width - signs.width - Theme.gap
                names: root.names
                marks: root.marks
                scores: root.scores
                winners: root.winners
                ranking: root.ranking
            }
            Row {
                id: signs
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.copied && !root.example
                    name: "copy"
                    size: Theme.iconSmall
                    color: Theme.inkSoft
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.noted
                    name: "pencil"
                    size: Theme.iconSmall
                    color: Theme.inkSoft
                }
                AppText {
                    objectName: "isExample"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.example
                    text: root.origin
                    color: Theme.inkSoft
                    font: Type.small
                }
                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    text: root.state
                    color: root.over ? Theme.inkSoft : Theme.pieces.player(root.actingMark)
                    font: root.over ? Type.small : Type.labelBold
                }
            }
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: root.place
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
