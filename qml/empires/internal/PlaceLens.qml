// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Empires

// The place that is looked at between its neighbours, which is what the rules ask about.
Row {
    id: root

    required property EmpiresMatch match
    required property int seat
    required property int position
    readonly property var row: match.sheets[seat].row
    readonly property real part: (width - 2 * spacing) / 336
    readonly property real tallest: Math.max(left.implicitHeight, middle.implicitHeight, right.implicitHeight)

    signal moved(int to)

    spacing: Theme.gapSmall

    PlaceCard {
        id: left
        width: Math.floor(94 * root.part)
        height: root.tallest
        visible: root.position > 1
        match: root.match
        seat: root.seat
        place: root.row[Math.max(0, root.position - 2)]
        onClicked: root.moved(root.position - 1)
    }
    Item {
        width: left.width
        height: 1
        visible: !left.visible
    }
    PlaceCard {
        id: middle
        objectName: "lens"
        width: Math.floor(148 * root.part)
        height: root.tallest
        match: root.match
        seat: root.seat
        place: root.row[root.position - 1]
        chosen: true
        // What is chosen has a button of its own: a look is no answer.
        onClicked: if (!place.asked) root.match.touchPlace(root.seat, root.position)
    }
    PlaceCard {
        id: right
        width: Math.floor(94 * root.part)
        height: root.tallest
        visible: root.position < 11
        match: root.match
        seat: root.seat
        place: root.row[Math.min(10, root.position)]
        onClicked: root.moved(root.position + 1)
    }
}
