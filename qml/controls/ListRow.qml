// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A line of a list on the table or on paper: picture, title, second line, something on the right.
Touchable {
    id: root

    required property string title
    property string detail
    property string iconName
    property color iconColor: Theme.ink
    property string trailingText
    property string trailingIcon: "chevron"
    property bool isPaper: false
    // Between a picture's place and the text, for rows with a token or a box of their own.
    property int lead: iconName === "" ? Theme.gapLarge : 44

    implicitHeight: Math.max(48, words.height + Theme.gapLarge)
    spokenName: title
    spokenDetail: joined(detail, trailingText)

    Rectangle {
        anchors.fill: parent
        visible: root.isPaper || root.down
        radius: Theme.radiusPaper
        color: root.down ? Theme.paperSunk : Theme.paper
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: 14
        visible: name !== ""
        name: root.iconName
        size: 18
        color: root.iconColor
    }
    Column {
        id: words
        anchors.left: parent.left
        anchors.leftMargin: root.lead
        anchors.right: trailing.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.title
            color: root.possible ? Theme.ink : Theme.inkSoft
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.detail
            color: Theme.inkSoft
            font: Type.small
        }
    }
    Row {
        id: trailing
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: root.trailingText
            color: Theme.inkSoft
            font: Type.label
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: name !== ""
            name: root.trailingIcon
            size: Theme.iconSmall
            color: Theme.inkSoft
        }
    }
}
