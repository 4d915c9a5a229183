// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Of games whose number at BoardGameGeek is not known from the start: where the table says it.
Paper {
    id: root

    height: column.height + 2 * Theme.gapLarge

    Column {
        id: column
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: root.width - 2 * x
        spacing: Theme.gap

        Repeater {
            model: App.settings.unnumberedGames

            Column {
                id: unnumbered

                required property var modelData

                width: column.width
                spacing: Theme.gap

                AppText {
                    width: parent.width
                    //: Heading over the field for the number that a game has there; %1 a game
                    text: qsTr("%1 at BoardGameGeek").arg(unnumbered.modelData.name)
                    font: Type.heading
                    wrapMode: Text.Wrap
                }
                TextEntry {
                    objectName: "gameNumber"
                    width: parent.width
                    //: What is typed here: the number of a game at BoardGameGeek
                    label: qsTr("Number")
                    maximumLength: 7
                    validator: RegularExpressionValidator { regularExpression: /[0-9]*/ }
                    inputMethodHints: Qt.ImhDigitsOnly
                    text: App.settings.gameNumber(unnumbered.modelData.game)
                    onEdited: number => App.settings.setGameNumber(unnumbered.modelData.game, number)
                }
            }
        }
        AppText {
            width: parent.width
            //: Under the field for the number of a game at BoardGameGeek
            text: qsTr("It stands in the address of the game's page there. Files for other programs then say which game it is.")
            font: Type.small
            color: Theme.inkSoft
            wrapMode: Text.Wrap
        }
    }
}
