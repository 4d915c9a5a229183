// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// The round track, all of it where there is room, else about now: what has been, the space of this round, what comes.
Rectangle {
    id: root

    required property EmpiresMatch match
    // In words beside the track: which round, and what it is.
    property bool tells: false
    readonly property real wordsWidth: tells ? 104 + Theme.gap : 0
    readonly property var spaces: match.spaces
    readonly property int now: spaces.findIndex(space => space.isNow)
    // Narrower spaces have no room for their numbers.
    readonly property int shown: Math.min(spaces.length, Math.max(4, Math.floor((width - 2 * Theme.gap - wordsWidth + spacing) / 42)))
    readonly property int first: Math.max(0, Math.min(now - 2, spaces.length - shown))
    readonly property int spacing: 4
    readonly property int side: Math.min(60, Math.floor((width - 2 * Theme.gap - wordsWidth + spacing) / Math.max(1, shown)) - spacing)

    implicitHeight: 44
    color: Theme.wood
    visible: spaces.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: match.standing

    Column {
        x: Theme.gap
        width: root.wordsWidth - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.tells

        FittedText {
            width: parent.width
            //: Over the round track: %1 the number of the round
            text: qsTr("Round %1").arg(root.match.round)
            font: Type.labelBold
        }
        AppText {
            width: parent.width
            text: root.match.phaseName
            font: Type.squeezed(text, Type.label, width)
        }
    }
    Row {
        x: Theme.gap + root.wordsWidth
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.spacing

        Repeater {
            model: root.spaces.slice(root.first, root.first + root.shown)

            Rectangle {
                id: space

                required property int index
                required property var modelData
                readonly property bool isDouble: modelData.space === 1
                readonly property color ink: modelData.isPast ? Theme.trayInkSoft : modelData.isNow ? Theme.danger : Theme.ink

                width: root.side
                height: 38
                radius: Theme.radiusButton
                color: modelData.isNow ? Theme.paper : modelData.isPast ? Theme.tray : Theme.woodLight
                border.width: modelData.isNow ? 3 : 0
                border.color: Theme.ink

                AppText {
                    x: 4
                    y: 1
                    text: String(root.first + space.index + 1)
                    font: space.modelData.isNow ? Type.smallBold : Type.small
                    color: space.ink
                }
                Icon {
                    id: sign
                    anchors.right: parent.right
                    anchors.rightMargin: 3
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    name: Signs.spaces[space.modelData.space]
                    size: 20
                    color: space.ink
                }
                Icon {
                    anchors.right: sign.left
                    anchors.rightMargin: -6
                    anchors.bottom: sign.bottom
                    visible: space.isDouble
                    name: "fire"
                    size: 20
                    color: space.ink
                }
            }
        }
    }
}
