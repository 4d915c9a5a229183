// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The head of a sheet in its owner's colour: token, name, a line, score; what stands before and behind comes from
// outside.
Rectangle {
    id: root

    required property bronzeSheet sheet
    required property string title
    required property string detail
    property bool large: false
    property alias leading: front.data
    default property alias trailing: behind.data

    implicitHeight: large ? 62 : 52
    color: Theme.pieces.tint(sheet.mark)
    radius: Theme.radiusPaper

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2
        color: Theme.pieces.player(root.sheet.mark)
    }
    Row {
        id: front
        anchors.verticalCenter: parent.verticalCenter
        x: 2
    }
    PlayerToken {
        id: token
        anchors.left: front.right
        anchors.leftMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        size: root.large ? 36 : 26
        mark: root.sheet.mark
        letter: root.sheet.name
    }
    Column {
        anchors.left: token.right
        anchors.leftMargin: Theme.gap + 2
        anchors.right: behind.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        Row {
            width: parent.width
            spacing: 5

            FittedText {
                id: titleText
                width: Math.min(implicitWidth, parent.width - (star.visible ? star.width + 5 : 0))
                text: root.title
                font: root.large ? Type.title : Type.nameLarge
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: !ScreenReader.listens ? "" : text + ", " + root.detail + ", " + score.text
            }
            Icon {
                id: star
                anchors.verticalCenter: titleText.verticalCenter
                visible: root.sheet.seat === 0
                name: "star"
                size: 11
                color: Theme.inkSoft
            }
        }
        AppText {
            width: parent.width
            text: root.detail
            color: Theme.inkSoft
            font: Type.squeezed(text, Type.small, width)
        }
    }
    Row {
        id: behind
        anchors.right: score.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
    }
    AppText {
        id: score
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        text: String(root.sheet.score).replace("-", "−")
        color: Theme.pieces.player(root.sheet.mark)
        font: root.large ? Type.scoreLarge : Type.score
    }
}
