// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// Says one sentence of a page when it is seen for the first time.
QtObject {
    id: root

    // The page that is shown, see Pages.page.
    required property string page
    readonly property var sentences: ({
        match: qsTr("Touch here what you do at the table. Undo takes back anything; the menu, top left, has the rules and all moves."),
        MovesPage: qsTr("Touch a move to go back to it, to put it right, or to see the table as it stood."),
        HistoryPage: qsTr("Touch a match to look at it, to play it back, or to go on from any place of it."),
        ReplayPage: qsTr("Drag the slider or touch the curve to go to any move. You can play on from there.")
    })

    signal told(string sentence)

    function look() {
        const sentence = page === "match" && (App.match?.scoring ?? true) ? "" : sentences[page] ?? ""
        if (sentence !== "" && App.settings.seesFirst(page))
            told(sentence)
    }

    onPageChanged: Qt.callLater(look) // qmllint disable type
    Component.onCompleted: Qt.callLater(look) // qmllint disable type
}
