// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Controls
import Pegsheet.Match

PhoneFrame {
    id: root

    readonly property BronzeMatch bronze: match as BronzeMatch
    readonly property string view: match.hasNews ? (isLow ? "LowNews" : "NewsView")
        : isTyping && isLow ? "LowTyping" : isLow ? "LowTurn" : "CompactTurn"

    signal countWanted(string path)

    barHeight: bar.height
    turnPage: Qt.resolvedUrl(view + ".qml")
    sheetPage: Qt.resolvedUrl("LookedSheet.qml")
    isTyping: bronze.stage === BronzeMatch.Typing
    // While dice are entered their keys are, and not the tray above them.
    keysBeginHere: bronze.stage !== BronzeMatch.Roll || !bronze.tray.realDice
    onSheetWanted: seat => match.touch("sheet", seat)

    tab: PlayerTab {
        required property int index
        readonly property bronzeSheet sheet: root.bronze.sheets[index]

        objectName: "tab" + index
        width: root.tabWidth
        low: root.isLow
        nameSize: root.nameSize
        playerName: sheet.name
        mark: sheet.mark
        score: String(sheet.score).replace("-", "−")
        isDone: sheet.entered
        detail: root.match.scoring
            //: Behind a score: points
            ? qsTr("pt")
            : root.bronze.rounds > 0
            //: Behind a score, for one player alone: points, the round, of how many
            ? qsTr("pt · round %1 of %2").arg(root.match.round).arg(root.bronze.rounds)
            //: Behind a score: points, then developments owned of those that end the match
            : qsTr("pt · %1/%2").arg(sheet.developmentCount).arg(sheet.developmentLimit)
        detailShort: root.match.scoring || root.bronze.rounds > 0 ? detail : sheet.developmentCount + "/" + sheet.developmentLimit
        started: index === 0
        shown: index === root.nearest
        acting: sheet.acting
        onClicked: root.look(index)
    }

    Connections {
        target: root.turnItem
        ignoreUnknownSignals: true

        function onCountWanted(path: string) { root.countWanted(path) }
    }
    MatchBar {
        id: bar
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: root.isLow ? root.sideWidth : parent.width
        plain: root.isLow
        narrow: root.isLow
        match: root.match
        hasNews: root.match.hasNews
        isLooking: root.isLooking
        onPressed: root.pressed()
        onReturned: root.looked = -1
    }
}
