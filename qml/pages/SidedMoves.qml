// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Moves that one of two tablets has, each with what it is to the other.
Paper {
    id: root

    required property string title
    required property IncomingMatch arrival
    // As the arrival lists them.
    required property var moves
    // Only what was done; without what it is to the other side.
    property bool plain: false

    implicitHeight: content.height + Theme.gapLarge + Theme.gap

    component Sided: Rectangle {
        id: row

        required property var modelData
        readonly property int seat: modelData.seat ?? 0
        readonly property bool isAgainst: !root.plain && modelData.sort === "against"
        readonly property bool isNew: !root.plain && modelData.sort === "new"

        width: list.width
        height: Math.max(words.height, 40) + Theme.gap
        radius: Theme.radiusButton
        color: isAgainst ? Theme.dangerTint : isNew ? Theme.yesTint : Theme.paper
        Accessible.role: Accessible.ListItem
        Accessible.name: (seat < 0 ? "" : (root.arrival.names[seat] ?? "") + ", ") + words.children[0].text
        Accessible.description: (isAgainst
            //: Spoken of a move of a fork: the other tablet did something else; has not come so far; made it too
            ? qsTr("contradicts") : isNew ? qsTr("new") : qsTr("the same on both"))
            + (modelData.why ? ", " + modelData.why : "")

        Column {
            id: signs
            x: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            PlayerToken {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: row.seat >= 0
                size: 18
                mark: root.arrival.marks[row.seat] ?? row.seat
                letter: root.arrival.names[row.seat] ?? ""
            }
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !root.plain
                name: row.isAgainst ? "cross" : row.isNew ? "plus" : "check"
                size: 14
                color: row.isAgainst ? Theme.danger : row.isNew ? Theme.yes : Theme.inkSoft
            }
        }
        Column {
            id: words
            anchors.left: signs.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.gapSmall
            anchors.verticalCenter: parent.verticalCenter

            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: row.modelData.sentence ?? ""
                font: Type.label
            }
            AppText {
                width: parent.width
                visible: !root.plain && text !== ""
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                text: row.modelData.why ?? ""
                color: Theme.inkSoft
                font: Type.small
            }
        }
    }

    Column {
        id: content
        x: Theme.gap
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        AppText {
            width: parent.width
            text: root.title
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            width: parent.width
            //: Under the name of one of two tablets
            text: qsTr("%n move(s) since", "", root.moves.length)
            color: Theme.inkSoft
            font: Type.label
        }
        Column {
            id: list
            width: parent.width
            spacing: 2

            Repeater {
                model: root.moves

                Sided {}
            }
        }
    }
}
