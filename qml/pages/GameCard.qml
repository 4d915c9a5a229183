// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A game that a match can be begun of: its picture, its name, for how many it is.
Touchable {
    id: root

    required property string game
    required property string name
    required property string players

    objectName: "new" + game.charAt(0).toUpperCase() + game.slice(1)
    implicitHeight: Math.max(64, Math.ceil(words.height) + 2 * Theme.gap)
    spokenName: name
    //: Spoken after the game's name; %1 "1–4 players"
    spokenDetail: qsTr("New match, %1").arg(players)

    Paper {
        anchors.fill: parent
        color: root.down ? Theme.paperSunk : Theme.paper
    }
    Icon {
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        name: App.gameIcon(root.game)
        size: 28
        color: Theme.coin
    }
    Column {
        id: words
        x: 54
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - Theme.gap

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            maximumLineCount: 2
            text: root.name
            font: Type.nameLarge
        }
        FittedText {
            width: parent.width
            text: root.players
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
