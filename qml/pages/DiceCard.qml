// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Whose dice are rolled.
Paper {
    id: root

    required property bool realDice

    signal chosen(bool real)

    height: content.height + 2 * Theme.gapLarge

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            text: qsTr("Dice")
            font: Type.heading
        }
        SegmentedSwitch {
            objectName: "diceSwitch"
            width: parent.width
            tall: true
            title: qsTr("Dice")
            //: Whose dice: those on the table, or the app's
            options: [qsTr("Real dice"), qsTr("The app rolls")]
            current: root.realDice ? 0 : 1
            onChosen: index => root.chosen(index === 0)
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("You can change this at any time.")
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
