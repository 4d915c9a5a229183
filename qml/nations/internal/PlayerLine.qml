// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Nations

// A player whose turn it is not, in one line: who, what lies there, books and points.
Touchable {
    id: root

    required property NationsMatch match
    required property nationsSheet sheet

    signal ledgerWanted

    implicitHeight: 48
    spokenName: sheet.name
    spokenDetail: joined(qsTr("%n point(s)", "", sheet.points), qsTr("%n book(s)", "", sheet.books),
                         sheet.passed ? qsTr("passed") : "")
    onClicked: root.ledgerWanted()

    Paper {
        anchors.fill: parent
    }
    AppText {
        x: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        text: root.sheet.place > 0 ? root.sheet.place + "." : ""
        color: Theme.inkSoft
        font: Type.label
    }
    PlayerToken {
        id: token
        x: 36
        anchors.verticalCenter: parent.verticalCenter
        mark: root.sheet.mark
        letter: root.sheet.name
        size: 24
    }
    PlayerName {
        id: name
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        playerName: root.sheet.name
        room: parent.width * 0.22
        font: Type.bodyBold
    }
    PiecesItem {
        x: Math.round(root.width * 0.32)
        anchors.verticalCenter: parent.verticalCenter
        width: figures.x - x - Theme.gapLarge
        height: 24
        size: 24
        dice: root.sheet.dice
        chits: root.sheet.chits
    }
    Row {
        id: figures
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapLarge

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.sheet.passed
            name: "moon"
            size: Theme.iconSmall
            color: Theme.inkSoft
        }
        Figure {
            anchors.verticalCenter: parent.verticalCenter
            iconName: "book"
            number: root.sheet.books
        }
        Figure {
            anchors.verticalCenter: parent.verticalCenter
            iconName: "trophy"
            number: root.sheet.points
        }
    }
}
