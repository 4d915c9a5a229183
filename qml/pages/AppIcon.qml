// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The program's sign: a small pegboard with two pegs.
WoodBoard {
    id: root

    readonly property real pitch: (width - 4) / 3.3

    implicitWidth: 40
    implicitHeight: 43
    grained: false

    Repeater {
        model: 9

        Rectangle {
            id: hole

            required property int index
            readonly property string good: index === 2 ? "cloth" : index === 3 ? "pottery" : ""

            x: 3 + (index % 3 + 0.5) * root.pitch - width / 2
            y: 3 + (Math.floor(index / 3) + 0.5) * root.pitch - width / 2
            width: Math.round(root.pitch * 0.62)
            height: width
            radius: width / 2
            color: Theme.hole

            Loader {
                anchors.centerIn: parent
                active: hole.good !== ""
                sourceComponent: Peg {
                    width: Math.round(root.pitch * 0.95)
                    good: hole.good
                }
            }
        }
    }
}
