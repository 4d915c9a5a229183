// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Tapestry

// A tapestry card of the card library: what it brings, as pictures. What it says stands beside it in words.
Rectangle {
    id: root

    // With "pictures", see PictureRow.
    required property var piece
    required property string name
    // In a list.
    property bool isSmall: false

    implicitWidth: isSmall ? 88 : 180
    implicitHeight: Math.ceil(Math.max(isSmall ? 56 : 100, brings.height + 2 * Theme.gapSmall))
    radius: Theme.radiusPaper
    color: Theme.paperSunk
    border.width: 1
    border.color: Theme.edge

    PictureRow {
        id: brings
        anchors.centerIn: parent
        pictures: root.piece.pictures ?? []
        size: root.isSmall ? 20 : 32
        room: root.implicitWidth - 2 * Theme.gapSmall
    }
}
