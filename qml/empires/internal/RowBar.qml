// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Empires

// The row as a bar to slide over: the place under the finger is looked at in the lens below. Keys go by one.
Item {
    id: root

    required property EmpiresMatch match
    required property int seat
    readonly property var row: match.sheets[seat].row
    required property int value
    readonly property int minimumValue: 1
    readonly property int maximumValue: 11
    readonly property int stepSize: 1
    readonly property var place: row[value - 1]
    readonly property alias dragging: area.slides
    // As a Touchable says it.
    readonly property bool showsFocus: true

    signal moved(int to)
    // A finger that went nowhere let go of that place.
    signal touched(int at)
    // A finger that began on it goes up by so many pixels, down where they are fewer than none.
    signal scrolled(real distance)

    function moveTo(position: int) {
        const to = Math.max(minimumValue, Math.min(maximumValue, position))
        if (to !== value)
            moved(to)
    }

    function at(x: real): int {
        return Math.max(minimumValue, Math.min(maximumValue, 1 + Math.floor(x / Math.max(1, width) * 11)))
    }

    objectName: "rowBar"
    implicitHeight: strip.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    //: Spoken name of the eleven places of a player, which are gone through one by one: %1 a name
    Accessible.name: qsTr("%1's row").arg(match.names[seat])
    //: Spoken of the place that is looked at: %1 its position in the row, %2 what it is
    Accessible.description: qsTr("Position %1: %2").arg(value).arg(place.name)
    Accessible.focusable: true
    Accessible.onIncreaseAction: root.moveTo(value + 1)
    Accessible.onDecreaseAction: root.moveTo(value - 1)
    Keys.onLeftPressed: root.moveTo(value - 1)
    Keys.onRightPressed: root.moveTo(value + 1)

    RowStrip {
        id: strip
        anchors.fill: parent
        row: root.row
        chosen: root.value
    }
    // A finger that goes up or down scrolls what it lies on, or beside.
    MouseArea {
        id: area

        property point from
        property bool slides: false
        property bool scrolls: false

        anchors.fill: parent
        preventStealing: !scrolls
        onPressed: mouse => {
            from = Qt.point(mouse.x, mouse.y)
            slides = scrolls = false
        }
        onPositionChanged: mouse => {
            const across = Math.abs(mouse.x - from.x)
            const along = Math.abs(mouse.y - from.y)
            if (!slides && !scrolls && Math.max(across, along) >= Theme.gapSmall) {
                slides = across >= along
                scrolls = !slides
            }
            if (slides) {
                root.moveTo(root.at(mouse.x))
            } else if (scrolls) {
                root.scrolled(from.y - mouse.y)
                from.y = mouse.y
            }
        }
        onReleased: mouse => {
            if (slides)
                root.moveTo(root.at(mouse.x))
            else if (!scrolls)
                root.touched(root.at(mouse.x))
        }
    }
}
