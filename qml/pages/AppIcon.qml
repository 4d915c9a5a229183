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

    function at(place: int): real {
        return 3 + (place + 0.5) * pitch
    }

    Repeater {
        model: 9

        Rectangle {
            required property int index

            x: root.at(index % 3) - width / 2
            y: root.at(Math.floor(index / 3)) - width / 2
            width: Math.round(root.pitch * 0.62)
            height: width
            radius: width / 2
            color: Theme.hole
        }
    }
    Peg {
        x: root.at(2) - width / 2
        y: root.at(0) - width / 2
        width: Math.round(root.pitch * 0.95)
        good: "cloth"
    }
    Peg {
        x: root.at(0) - width / 2
        y: root.at(1) - width / 2
        width: Math.round(root.pitch * 0.95)
        good: "pottery"
    }
}
