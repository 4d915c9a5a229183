// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A benefit or a cost as pictures in a row, made smaller where there is no room for all of them.
Row {
    id: root

    // "icon" and "text" of each, see tapestryview::pictures().
    required property var pictures
    property int size: 20
    property color color: Theme.ink
    // How wide it may be.
    property real room: 1000
    readonly property int least: 8
    readonly property int icons: pictures.filter(picture => picture.icon !== "").length
    readonly property int texts: pictures.reduce((sum, picture) => sum
        + (picture.text === "" ? 0 : Math.ceil(Type.widthOf(picture.text, Type.smallBold)) + spacing), 0)
    readonly property int fitting: icons === 0 ? size
        : Math.max(least, Math.min(size, Math.floor((room - texts) / icons) - spacing))

    height: size
    spacing: 2

    Repeater {
        model: root.pictures

        Row {
            id: picture

            required property var modelData

            height: root.height
            spacing: root.spacing

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: picture.modelData.icon !== ""
                name: picture.modelData.icon
                size: root.fitting
                color: root.color
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: picture.modelData.text
                color: root.color
                font: Type.smallBold
            }
        }
    }
}
