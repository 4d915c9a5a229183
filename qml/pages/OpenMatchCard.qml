// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The match to go on with, in the colour of whose turn it is.
Paper {
    id: root

    // A row of the list of matches.
    required property var match
    readonly property int player: match.player ?? 0
    readonly property int mark: (match.marks ?? [])[player] ?? 0

    signal continued(var matchId)

    implicitHeight: content.height + 24
    frameWidth: 2
    frameColor: Theme.pieces.player(mark)

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: 10

        Column {
            width: parent.width

            FittedText {
                width: parent.width
                text: root.match.gameName ?? ""
                font: Type.title
            }
            AppText {
                width: parent.width
                text: root.match.example
                    //: On the start page; %1 when it was looked at last
                    ? qsTr("Example · %1").arg(root.match.when)
                    : root.match.when ?? ""
                color: Theme.inkSoft
                font: Type.label
            }
        }
        AppText {
            objectName: "exampleSentence"
            width: parent.width
            visible: root.match.example ?? false
            wrapMode: Text.Wrap
            //: On the start page, of the match that somebody looks at who has none yet
            text: qsTr("Look around and play on: it counts in no statistics. You can delete it under All matches.")
            color: Theme.inkSoft
            font: Type.small
        }
        TokenScores {
            width: parent.width
            names: root.match.names ?? []
            marks: root.match.marks ?? []
            scores: root.match.scores ?? []
        }
        AppButton {
            objectName: "continueButton"
            width: parent.width
            kind: AppButton.Primary
            mark: root.mark
            iconName: "play"
            text: root.match.scoring
                //: Button: opens the match where it stands: finished sheets are typed in; %1 a player's name
                ? qsTr("Go on with %1's sheet").arg((root.match.names ?? [])[root.player] ?? "")
                //: Button: opens the match where it stands; %1 a player's name
                : qsTr("Go on with %1's turn").arg((root.match.names ?? [])[root.player] ?? "")
            onClicked: root.continued(root.match.matchId)
        }
    }
}
