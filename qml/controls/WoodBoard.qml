// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// A board of wood: grain, a darker lower edge, a short shadow.
Item {
    id: root

    default property alias content: face.data
    property bool grained: true

    Rectangle {
        y: 6
        width: parent.width
        height: parent.height - 3
        radius: Theme.radiusWood
        color: Theme.shadow
    }
    Rectangle {
        width: parent.width
        height: parent.height
        radius: Theme.radiusWood
        color: Theme.woodDark
    }
    Rectangle {
        id: face
        width: parent.width
        height: parent.height - 3
        radius: Theme.radiusWood
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.woodLight }
            GradientStop { position: 1; color: Theme.wood }
        }

        Repeater {
            model: root.grained ? 1 : 0

            Picture {
                width: face.width
                height: face.height
                grid: Qt.size(100, 100)
                line: 1
                color: Theme.grain
                path: "M2 7C30 3 60 9 98 5M12 24C40 22 62 29 90 26M22 38C44 41 70 35 96 40M4 55C24 52 48 58 70 56"
                    + "M40 68C60 66 78 72 97 69M8 82C30 85 52 79 84 83M30 94C52 91 74 97 95 93"
            }
        }
    }
}
