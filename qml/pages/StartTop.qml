// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The head of the start page: the program's name, what is wrong if anything is, the newest open match, a new one.
Column {
    id: root

    // The row of the newest open match; -1 for none.
    required property int openRow

    signal continued(var matchId)
    signal wanted(string where)

    spacing: 14
    bottomPadding: Theme.gap

    Item {
        width: parent.width
        height: 70

        AppIcon {
            id: icon
            x: Theme.gap
            y: 20
            width: 40
            height: 43
        }
        AppText {
            anchors.left: icon.right
            anchors.leftMargin: Theme.gapLarge
            anchors.verticalCenter: icon.verticalCenter
            text: "Pegsheet"
            font: Type.event
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        IconButton {
            objectName: "settingsButton"
            anchors.right: parent.right
            anchors.verticalCenter: icon.verticalCenter
            iconName: "settings"
            //: Button: opens the settings
            text: qsTr("Settings")
            color: Theme.inkSoft
            onClicked: root.wanted("settings")
        }
    }
    // Read by file, where there is something to show: an empty table starts without them.
    Loader {
        objectName: "problem"
        width: parent.width
        active: App.problem !== ""
        visible: active
        source: "ProblemCard.qml"
    }
    Loader {
        objectName: "backupReminder"
        width: parent.width
        active: App.backups.due
        visible: active
        source: "BackupReminder.qml"
        onLoaded: item.wanted.connect(where => root.wanted(where)) // qmllint disable type
    }
    Loader {
        objectName: "newerVersion"
        width: parent.width
        active: App.newerWaits
        visible: active
        source: "NewerVersion.qml"
    }
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
    AppText {
        x: Theme.gap
        //: Heading over the games a match can be begun of
        text: qsTr("New match")
        font: Type.heading
    }
    Grid {
        id: games

        readonly property real cardWidth: Math.floor((width - (columns - 1) * spacing) / columns)

        width: parent.width
        columns: Math.min(2, App.games.length)
        spacing: Theme.gap

        Repeater {
            id: cards
            model: App.games

            GameCard {
                required property var modelData

                width: games.cardWidth // qmllint disable unqualified
                // qmllint disable unqualified
                height: Math.max(...Array.from(cards.model, (each, place) => cards.itemAt(place)?.implicitHeight ?? 0))
                // qmllint enable unqualified
                game: modelData.game
                name: modelData.name
                players: modelData.players
                onClicked: {
                    App.game = game
                    root.wanted("setup") // qmllint disable unqualified
                }
            }
        }
    }
    AppButton {
        objectName: "takeOver"
        width: parent.width
        iconName: "camera"
        //: Button: another tablet's match by its code
        text: qsTr("Take over a match")
        onClicked: root.wanted("scan")
    }
    AppButton {
        objectName: "allMatches"
        width: parent.width
        visible: App.matches.count > 0
        iconName: "log"
        //: Button: the page with every match, and from there the statistics
        text: qsTr("All matches and statistics")
        onClicked: root.wanted("history")
    }
}
