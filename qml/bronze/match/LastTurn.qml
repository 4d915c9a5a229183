// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What a player did in the last turn, for those who looked away.
Item {
    id: root

    // In sentences, a line each.
    required property string told
    readonly property bool isEmpty: told === ""

    clip: true

    Rectangle {
        width: parent.width
        height: 1
        visible: !root.isEmpty
        color: Theme.edge
    }
    Column {
        y: Theme.gap
        width: parent.width
        spacing: 2

        AppText {
            visible: !root.isEmpty
            //: Heading over what a player did in the last turn
            text: qsTr("Last turn")
            font: Type.smallBold
        }
        AppText {
            width: parent.width
            visible: !root.isEmpty
            height: root.height - y - parent.y
            wrapMode: Text.Wrap
            text: root.told
            color: Theme.inkSoft
            font: Type.small
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
