// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Tapestry

// Where points are told by their numbers: as large as a window lets it be.
ScrollArea {
    id: root

    required property TapestryMatch match
    required property int seat
    required property bool isExpanded
    // How wide it may be.
    required property real most
    readonly property real drawn: Math.min(match.scoring ? 640 : isExpanded ? 1000 : 1100, most)
    readonly property real widest: Math.min(1.6, most / drawn)
    readonly property real factor: isExpanded ? Math.max(1, Math.min(widest, height / Math.max(1, numbers.height))) : 1

    width: drawn * factor
    contentHeight: numbers.height * factor

    Loader {
        id: numbers
        width: root.drawn
        scale: root.factor
        transformOrigin: Item.TopLeft
        active: root.match.isByNumbers
        sourceComponent: Component {
            NumbersView {
                isAbreast: root.isExpanded
                room: root.isExpanded ? Math.floor(root.height / root.widest) : 0
                match: root.match
                sheet: root.match.sheets[root.seat]
            }
        }
    }
}
