// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// The top of a page: back or menu, title, and what stands on the right.
Rectangle {
    id: root

    required property string title
    property string detail
    property bool isTop: false
    // Pictures on the right have room for their words.
    readonly property bool hasCaptions: width >= 720
    default property alias trailing: right.data

    signal backClicked

    implicitHeight: Theme.headerHeight
    color: Theme.paper

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.edge
    }
    IconButton {
        id: back
        anchors.verticalCenter: parent.verticalCenter
        iconName: root.isTop ? "menu" : "back"
        //: Buttons at the top left of a page.
        text: root.isTop ? qsTr("Menu") : qsTr("Back")
        onClicked: root.backClicked()
    }
    FittedText {
        id: titleText
        anchors.left: back.right
        anchors.leftMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, right.x - x - Theme.gap)
        text: root.title
        font: Type.title
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    AppText {
        anchors.left: titleText.right
        anchors.leftMargin: Theme.gap
        anchors.right: right.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        maximumLineCount: 2
        text: root.detail
        color: Theme.inkSoft
        font: Type.label
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
    }
}
