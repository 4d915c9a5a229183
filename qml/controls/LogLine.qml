// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A line of what happened: who, a sentence, what it did, points. Redo lines lie flat and pale above the one of now.
Touchable {
    id: root

    required property string sentence
    // -1: nobody's, such as a note of the table.
    required property int mark
    property string letter
    property string detail
    property string points
    property bool isRedo: false
    property bool isNow: false
    property bool isCorrection: false
    // That it came in by a repair; that other moves were made in its place too. In words, empty where not.
    property string mendedText
    property string waysText

    component Sign: Row {
        id: sign

        required property string iconName
        required property string text
        // As wide as that at most.
        required property real room

        visible: text !== ""
        spacing: Theme.gapSmall

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: sign.iconName
            size: 13
            color: Theme.inkSoft
        }
        AppText {
            width: Math.min(Math.ceil(implicitWidth), sign.room - 13 - Theme.gapSmall)
            text: sign.text
            color: Theme.inkSoft
            font: Type.small
        }
    }

    implicitHeight: Math.max(48, words.height + 2 * Theme.gap)
    spokenName: sentence
    spokenDetail: joined(detail, mendedText, waysText, points)

    Paper {
        anchors.fill: parent
        visible: !root.isRedo
        color: root.down ? Theme.paperSunk : Theme.paper
        frameWidth: root.isNow ? 2 : 1
        frameColor: root.isCorrection ? Theme.redPencil : root.isNow ? Theme.pieces.player(root.mark) : Theme.edge
    }
    Rectangle {
        anchors.fill: parent
        visible: root.isRedo
        radius: Theme.radiusPaper
        color: "transparent"
        border.width: 1
        border.color: Theme.edge
    }
    PlayerToken {
        id: token
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        visible: root.mark >= 0
        opacity: root.isRedo ? 0.55 : 1
        size: 22
        mark: root.mark
        letter: root.letter
    }
    Icon {
        id: pencil
        anchors.left: token.right
        anchors.leftMargin: Theme.gap
        y: Theme.gap
        visible: root.isCorrection
        name: "pencil"
        size: 13
        color: Theme.redPencil
    }
    Column {
        id: words
        anchors.left: token.right
        anchors.leftMargin: root.isCorrection ? 26 : Theme.gapLarge
        anchors.right: pointsText.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.sentence
            color: root.isCorrection ? Theme.redPencil : root.isRedo ? Theme.inkSoft : Theme.ink
            font: root.isRedo ? Type.label : Type.labelBold
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.detail
            color: Theme.inkSoft
            font: Type.small
        }
        Flow {
            width: parent.width
            visible: root.mendedText !== "" || root.waysText !== ""
            spacing: Theme.gapLarge

            Sign {
                iconName: "pencil"
                text: root.mendedText
                room: words.width
            }
            Sign {
                iconName: "fork"
                text: root.waysText
                room: words.width
            }
        }
    }
    AppText {
        id: pointsText
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        text: root.points
        color: root.mark < 0 ? Theme.ink : Theme.pieces.player(root.mark)
        font: Type.button
    }
}
