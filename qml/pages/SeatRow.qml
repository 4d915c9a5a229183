// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A seat at the table: token, name, earlier or later in the order, away.
Column {
    id: root

    required property int seat
    required property int count
    required property string text
    required property bool twice
    required property bool removable
    property bool touched: false
    readonly property string problem: touched || text !== "" ? App.nameProblem(text) : ""

    signal edited(string typed)
    signal moved(int by)
    signal removed

    spacing: 2

    Item {
        width: parent.width
        height: 48

        PlayerToken {
            id: token
            anchors.verticalCenter: parent.verticalCenter
            size: 28
            mark: root.seat
            letter: root.text.trim()
        }
        Icon {
            x: 18
            y: 4
            visible: root.seat === 0
            name: "star"
            size: 14
            color: Theme.ink
        }
        TextEntry {
            anchors.left: token.right
            anchors.leftMargin: Theme.gap
            anchors.right: buttons.left
            anchors.verticalCenter: parent.verticalCenter
            //: What is typed here; %1 a number from 1 on
            label: qsTr("Name %1").arg(root.seat + 1)
            text: root.text
            wrong: root.problem !== ""
            maximumLength: 200
            onEdited: typed => {
                root.touched = true
                root.edited(typed)
            }
        }
        Row {
            id: buttons
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            IconButton {
                objectName: "up"
                iconName: "chevronUp"
                iconSize: 20
                //: Button: %1 a player
                text: qsTr("%1 sits earlier").arg(root.text)
                possible: root.seat > 0
                onClicked: root.moved(-1)
            }
            IconButton {
                objectName: "down"
                iconName: "chevronDown"
                iconSize: 20
                //: Button: %1 a player
                text: qsTr("%1 sits later").arg(root.text)
                possible: root.seat < root.count - 1
                onClicked: root.moved(1)
            }
            IconButton {
                objectName: "remove"
                iconName: "cross"
                iconSize: 20
                //: Button: %1 a player
                text: qsTr("%1 does not play").arg(root.text)
                possible: root.removable
                onClicked: root.removed()
            }
        }
    }
    AppText {
        objectName: "nameProblem"
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.problem !== "" ? root.problem
            //: %1 a name that two players have
            : root.twice ? qsTr("%1 is here twice. You can still play like that.").arg(root.text.trim()) : ""
        color: root.problem !== "" ? Theme.danger : Theme.inkSoft
        font: Type.small
        Accessible.ignored: false
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
