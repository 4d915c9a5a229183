// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A peg on a rail, dragged from place to place; notches where something begins. Keys go by one, page keys by notch.
Item {
    id: root

    required property int value
    required property int maximumValue
    readonly property int minimumValue: 0
    readonly property int stepSize: 1
    // Places, from the first to the last.
    property list<int> notches
    // Whose colour; -1 for ink.
    property int mark: -1
    // Spoken: what is moved, and where it stands.
    property string title
    property string detail
    readonly property alias dragging: area.pressed
    // As a Touchable says it.
    readonly property bool showsFocus: true
    readonly property int pegSize: 24
    readonly property int railWidth: width - pegSize
    readonly property color accent: mark < 0 ? Theme.ink : Theme.pieces.player(mark)

    // Wanted by hand or key.
    signal moved(int to)

    function xOf(place: int): int {
        return Math.round(pegSize / 2 + (maximumValue > 0 ? place / maximumValue : 0) * railWidth)
    }

    function moveTo(place: int) {
        const to = Math.max(0, Math.min(maximumValue, place))
        if (to !== value)
            moved(to)
    }

    function drag(x: real) {
        moveTo(Math.round((x - pegSize / 2) / Math.max(1, railWidth) * maximumValue))
    }

    // The notch before and after.
    function nextNotch(): int {
        for (let place = 0; place < notches.length; ++place)
            if (notches[place] > value)
                return notches[place]
        return maximumValue
    }
    function formerNotch(): int {
        for (let place = notches.length - 1; place >= 0; --place)
            if (notches[place] < value)
                return notches[place]
        return 0
    }

    implicitHeight: Theme.touch
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: title
    Accessible.description: detail
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.moveTo(value + 1)
    Accessible.onDecreaseAction: root.moveTo(value - 1)
    Keys.onLeftPressed: root.moveTo(value - 1)
    Keys.onRightPressed: root.moveTo(value + 1)
    Keys.onPressed: event => {
        const goes = {
            [Qt.Key_PageUp]: formerNotch, [Qt.Key_PageDown]: nextNotch, [Qt.Key_Home]: () => 0, [Qt.Key_End]: () => maximumValue
        }
        event.accepted = event.key in goes
        if (event.accepted)
            moveTo(goes[event.key]())
    }

    Rectangle {
        id: rail
        anchors.verticalCenter: parent.verticalCenter
        x: root.pegSize / 2 - radius
        width: root.railWidth + 2 * radius
        height: 6
        radius: 3
        color: Theme.inkFaint
    }
    Rectangle {
        y: rail.y
        x: rail.x
        width: peg.x + root.pegSize / 2 - x
        height: rail.height
        radius: rail.radius
        color: root.accent
    }
    Repeater {
        model: root.notches

        Rectangle {
            required property int modelData

            x: root.xOf(modelData) - 1
            y: rail.y + rail.height + 3
            width: 2
            height: 6
            color: Theme.inkSoft
        }
    }
    Peg {
        id: peg
        x: root.xOf(root.value) - root.pegSize / 2
        y: Math.round((root.height - height) / 2)
        width: root.pegSize
        good: ""
        mark: root.mark
    }
    MouseArea {
        id: area
        anchors.fill: parent
        preventStealing: true
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: mouse => root.drag(mouse.x)
        onPositionChanged: mouse => root.drag(mouse.x)
    }
}
