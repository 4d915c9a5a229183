// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// What lies before a player, in one line to compare with the table: dice, chits, and the rerolls, which are used here.
Paper {
    id: root

    // A colour each, a chit each; those that are rerolls are counted apart.
    property list<int> dice
    property list<int> chits
    property int rerolls: 0
    // Whose touch uses a reroll; -1 nobody's.
    property int mark: -1
    property bool headed: true
    readonly property int kReroll: 5
    readonly property list<int> others: Array.from(chits).filter(chit => chit !== kReroll)
    readonly property bool hasRerolls: chits.length > others.length
    readonly property int pieceSize: 24

    signal rerollWanted

    implicitHeight: title.height + 44 + (headed ? Theme.gap : Theme.gapSmall)

    FittedText {
        id: title
        x: Theme.gap
        y: root.headed ? 6 : 0
        width: parent.width - count.width - 3 * Theme.gap
        height: root.headed ? implicitHeight : 0
        visible: root.headed
        //: Heading over the dice and chits that a player has
        text: qsTr("This lies before you")
        color: Theme.inkSoft
        font: Type.label
    }
    AppText {
        id: count
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.baseline: title.baseline
        visible: root.headed
        //: How many dice lie there
        text: qsTr("%n dice", "", root.dice.length) + " · "
            //: How many chits lie there
            + qsTr("%n chit(s)", "", root.chits.length)
        color: Theme.inkSoft
        font: Type.small
    }
    Item {
        id: line

        readonly property real free: width - (reroll.visible ? reroll.width + Theme.gap : 0)

        x: Theme.gap
        y: title.y + title.height
        width: parent.width - 2 * x
        height: 44

        PiecesItem {
            anchors.verticalCenter: parent.verticalCenter
            width: line.free
            height: root.pieceSize
            size: root.pieceSize
            dice: root.dice
            chits: root.others
        }
        Touchable {
            id: reroll
            objectName: "reroll"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: 64
            height: 36
            visible: root.hasRerolls
            enabled: root.mark >= 0
            //: Button on the chits: dice are rolled again; %n are left
            spokenName: qsTr("Use a reroll, %n left", "", root.rerolls)
            once: true
            onClicked: root.rerollWanted()

            Rectangle {
                anchors.fill: parent
                visible: root.mark >= 0
                radius: height / 2
                color: parent.down ? Theme.paperSunk : "transparent"
                border.width: Theme.lineLegal
                border.pixelAligned: false
                border.color: Theme.pieces.player(root.mark)
            }
            Chit {
                id: picture
                x: 6
                anchors.verticalCenter: parent.verticalCenter
                chit: root.kReroll
                size: root.pieceSize
                opacity: root.rerolls > 0 ? 1 : 0.4
            }
            AppText {
                anchors.left: picture.right
                anchors.leftMargin: 4
                anchors.verticalCenter: parent.verticalCenter
                text: "×" + root.rerolls
                color: root.rerolls > 0 ? Theme.ink : Theme.inkSoft
                font: Type.labelBold
            }
        }
    }
}
