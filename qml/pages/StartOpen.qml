// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The newest open match; where no match is there yet, what the program is.
Column {
    id: root

    // Its row; -1 for none.
    required property int openRow

    signal continued(var matchId)
    signal wanted(string where)

    visible: openRow >= 0 || App.matches.count === 0

    Loader {
        readonly property var match: root.openRow >= 0 ? App.matches.row(root.openRow) : null

        objectName: "openMatch"
        width: parent.width
        visible: match !== null
        onMatchChanged: show()
        Component.onCompleted: show()

        function show() {
            if (match === null)
                setSource("")
            else
                setSource("OpenMatchCard.qml", { match: match })
        }
        onLoaded: item.continued.connect(matchId => root.continued(matchId)) // qmllint disable type
    }
    AppText {
        objectName: "whatItIs"
        x: Theme.gap
        width: parent.width - 2 * x
        visible: App.matches.count === 0
        wrapMode: Text.Wrap
        //: On the start page, while no match is there yet
        text: qsTr("The sheets, boards and tracks of your game on this screen. You play with your own dice and cards, and touch what you would write or move; Pegsheet checks the rules, counts, and keeps every move.")
        color: Theme.inkSoft
    }
    AppButton {
        objectName: "example"
        x: Theme.gap
        visible: App.matches.count === 0 && App.problem === ""
        kind: AppButton.Quiet
        iconName: "play"
        //: Button on an empty start page: opens a match that was played so far, to look at and to play on
        text: qsTr("Look at an example")
        onClicked: {
            if (App.openExample())
                root.wanted("match")
        }
    }
}
