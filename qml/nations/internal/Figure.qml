// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A picture, a word where there is room, and a number.
Row {
    id: root

    required property string iconName
    required property string number
    property string word
    property string spoken: word + " " + number
    property color color: Theme.ink

    spacing: 5
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: 18
        color: root.color
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        visible: text !== ""
        text: root.word
        color: root.color
        font: Type.label
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.number
        color: root.color
        font: Type.bodyBold
    }
}
