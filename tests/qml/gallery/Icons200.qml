// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// Two hundred pictures, for the time that they take.
Rectangle {
    id: root

    width: 800
    height: 320
    color: Theme.paper

    Flow {
        anchors.fill: parent

        Repeater {
            model: 200

            Icon {
                required property int index

                name: IconNames.filled[index % 20]
                size: 17
            }
        }
    }
}
