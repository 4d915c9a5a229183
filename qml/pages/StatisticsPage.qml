// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What all finished matches came to: who wins, and for each player how.
Page {
    id: root

    readonly property Statistics statistics: App.statistics
    readonly property bool hasPlayer: statistics.player !== ""

    function goBack(): bool {
        if (hasPlayer) {
            statistics.player = ""
            return true
        }
        wanted("history")
        return true
    }

    Component.onCompleted: statistics.refresh()
    Keys.onPressed: event => {
        if (!event.accepted)
            event.accepted = scroll.press(event.key)
    }

    PageHeader {
        id: header
        width: parent.width
        title: root.hasPlayer ? root.statistics.player : qsTr("Statistics")
        detail: qsTr("%n match(es)", "", root.statistics.matches)
        onBackClicked: root.goBack()
    }
    Column {
        id: top
        anchors.top: header.bottom
        x: content.x - Theme.gap
        width: content.width + 2 * Theme.gap
        topPadding: Theme.gap

        ChoiceChips {
            width: parent.width
            choices: root.statistics.players
            current: root.statistics.player
            prefix: "player"
            onChosen: key => root.statistics.player = key
        }
        ChoiceChips {
            width: parent.width
            visible: root.statistics.ruleSets.length > 2
            choices: root.statistics.ruleSets
            current: root.statistics.rules
            prefix: "rules"
            onChosen: key => root.statistics.rules = key
        }
    }
    ScrollArea {
        id: scroll
        objectName: "statistics"
        anchors.top: top.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: content.height + 2 * Theme.gapLarge

        Loader {
            id: content
            x: Math.round((parent.width - width) / 2)
            y: Theme.gapSmall
            width: Math.min(scroll.width - 2 * Theme.gap, 1920)
            source: root.statistics.matches === 0 ? "" : root.hasPlayer ? "PlayerStatistics.qml" : "EverybodyStatistics.qml"
        }
    }
    AppText {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.gap
        visible: root.statistics.matches === 0
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("No match has been finished yet.")
        color: Theme.inkSoft
        font: Type.body
    }
}
