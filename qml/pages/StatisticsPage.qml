// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What all finished matches came to: who wins, and for each player how.
Page {
    id: root

    readonly property Statistics statistics: App.statistics
    readonly property bool hasPlayer: statistics.player !== ""
    // Three pictures beside each other.
    readonly property bool isBoard: width >= 900

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
    // Whose and by which rules: side by side where there is room.
    Item {
        id: top

        readonly property bool isOneRow: players.contentWidth + rules.contentWidth <= width

        anchors.top: header.bottom
        anchors.topMargin: Theme.gap
        x: content.x - Theme.gap
        width: content.width + 2 * Theme.gap
        height: rules.visible && !isOneRow ? rules.y + rules.height : players.height

        ChoiceChips {
            id: players
            width: rules.visible && top.isOneRow ? rules.x : parent.width
            choices: root.statistics.players
            current: root.statistics.player
            prefix: "player"
            onChosen: key => root.statistics.player = key
        }
        ChoiceChips {
            id: rules
            x: top.isOneRow ? parent.width - width : 0
            y: top.isOneRow ? 0 : players.height
            width: top.isOneRow ? contentWidth : parent.width
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
        contentHeight: content.y + content.height + (root.isBoard ? Theme.gap : Theme.gapLarge)

        Loader {
            id: content
            x: Math.round((parent.width - width) / 2)
            y: Theme.gapSmall
            width: Math.min(scroll.width - 2 * Theme.gap, 1920)
            sourceComponent: root.statistics.matches === 0 ? null : root.isBoard ? board : root.hasPlayer ? ofOne : ofAll
        }
    }
    Component {
        id: board

        StatisticsBoard {
            room: scroll.height - content.y - Theme.gap
        }
    }
    Component {
        id: ofOne

        PlayerStatistics {}
    }
    Component {
        id: ofAll

        EverybodyStatistics {}
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
