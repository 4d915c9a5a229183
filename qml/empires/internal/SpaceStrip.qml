// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Empires

// The round track about now: what has been, the space of this round, what comes as far as it is known.
Rectangle {
    id: root

    required property EmpiresMatch match
    readonly property var spaces: match.spaces
    readonly property int now: spaces.findIndex(space => space.isNow)
    readonly property int shown: Math.max(4, Math.floor((width - 2 * Theme.gap) / 40))
    readonly property int first: Math.max(0, Math.min(now - 2, spaces.length - shown))

    implicitHeight: 44
    color: Theme.wood
    visible: spaces.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: match.standing

    Row {
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        Repeater {
            model: root.spaces.slice(root.first, root.first + root.shown)

            Rectangle {
                required property var modelData

                width: 36
                height: 34
                radius: Theme.radiusButton
                color: modelData.isNow ? Theme.paper : modelData.isPast ? Theme.tray : Theme.woodLight
                border.width: modelData.isNow ? 2 : 0
                border.color: Theme.ink

                Icon {
                    anchors.centerIn: parent
                    anchors.horizontalCenterOffset: twin.visible ? -5 : 0
                    name: Signs.spaces[modelData.space]
                    size: twin.visible ? 16 : 20
                    color: modelData.isPast ? Theme.trayInkSoft : Theme.ink
                }
                Icon {
                    id: twin
                    anchors.centerIn: parent
                    anchors.horizontalCenterOffset: 6
                    visible: modelData.space === 1
                    name: "fire"
                    size: 16
                    color: modelData.isPast ? Theme.trayInkSoft : Theme.ink
                }
            }
        }
    }
}
