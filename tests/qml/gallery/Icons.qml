// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Every picture large, at 24 and at 17 px.
Rectangle {
    id: root

    readonly property var names: [...IconNames.filled, ...IconNames.drawn]

    width: 800
    height: 20 + 74 * Math.ceil(names.length / 8)
    color: Theme.paper

    Flow {
        x: 10
        y: 10
        width: 780

        Repeater {
            model: root.names

            Item {
                id: cell

                required property string modelData

                width: 97
                height: 74

                Icon { x: 2; name: cell.modelData; size: 44; color: Theme.pieces.good(name) }
                Icon { x: 50; y: 6; name: cell.modelData; size: 24; color: Theme.pieces.good(name) }
                Icon { x: 77; y: 9; name: cell.modelData; size: 17; color: Theme.pieces.good(name) }
                AppText { y: 48; text: cell.modelData; font: Type.small }
            }
        }
    }
}
