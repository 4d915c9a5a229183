// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Real dice, as they finally lie or roll by roll: what the difference is, and a touch changes it.
Touchable {
    id: root

    required property BronzeMatch match
    readonly property BronzeTray tray: match.tray

    implicitHeight: Math.max(Theme.touch, words.height + 2 * Theme.gap)
    checkable: true
    checked: tray.everyRoll
    //: Switch: each roll of real dice is entered, not only the last faces
    spokenName: qsTr("Enter every roll")
    spokenDetail: explanation.text
    onClicked: tray.everyRoll = !tray.everyRoll

    Icon {
        x: Theme.gap
        y: Theme.gap
        name: "info"
        size: 18
        color: Theme.inkSoft
    }
    Column {
        id: words
        x: 34
        y: Theme.gap
        width: parent.width - x - Theme.gap

        AppText {
            id: explanation
            width: parent.width
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            text: root.tray.everyRoll
                ? qsTr("Every roll is entered: each stands in the list of moves, and Leadership can be used.")
                : qsTr("Only the dice as they finally lie are needed.")
            font: Type.label
        }
        AppText {
            id: link
            width: Math.min(implicitWidth, parent.width)
            wrapMode: Text.Wrap
            text: root.tray.everyRoll
                //: A link under the dice: from now on the last faces are enough
                ? qsTr("Enter the last faces only")
                //: A link under the dice: from now on each roll is entered
                : qsTr("Enter every roll")
            font: Type.labelBold
        }
        Rectangle {
            width: Math.ceil(link.width)
            height: 1
            color: Theme.ink
        }
    }
}
