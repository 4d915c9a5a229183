// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// The top of a compact match: the menu, then a PlayerTab a player, as wide as tabWidth says.
Rectangle {
    id: root

    required property int playerCount
    property bool low: false
    readonly property real tabWidth: Math.floor((row.width - (playerCount - 1) * row.spacing) / playerCount)
    // Of all names: the size of the one that has least room.
    readonly property int nameSize: {
        let size = Type.label.pixelSize
        for (let place = 0; place < row.children.length; ++place)
            size = Math.min(size, (row.children[place] as PlayerTab)?.fittingSize ?? size)
        return size
    }
    // A tab has a line more.
    readonly property bool hasBelow: {
        let has = false
        for (let place = 0; place < row.children.length; ++place)
            has = has || ((row.children[place] as PlayerTab)?.hasBelow ?? false)
        return has
    }
    default property alias tabs: row.data

    signal menuClicked

    implicitHeight: low ? Theme.touch + Theme.gapSmall : Theme.stripHeight + (hasBelow ? Theme.gapSmall : 0)
    color: Theme.paper
    z: 1
    Accessible.role: Accessible.PageTabList

    IconButton {
        anchors.verticalCenter: parent.verticalCenter
        iconName: "menu"
        //: Button: opens the menu of the match.
        text: qsTr("Menu")
        onClicked: root.menuClicked()
    }
    Row {
        id: row
        anchors.left: parent.left
        anchors.leftMargin: Theme.touch
        anchors.right: parent.right
        anchors.rightMargin: Theme.gapSmall
        height: parent.height
        spacing: 2
    }
}
