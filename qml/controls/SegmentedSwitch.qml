// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// One of two or three short words. Low beside a sentence, tall where it is a setting of its own; touches reach 44 px.
Rectangle {
    id: root

    // Words, in order.
    required property var options
    required property int current
    property int mark: -1
    property bool tall: false
    // Spoken before the words: what is being chosen.
    property string title
    readonly property color accent: mark < 0 ? Theme.ink : Theme.pieces.player(mark)
    // Counts the cells made and gone, in whatever order, so that the sum is taken again.
    property int made: 0
    readonly property real wantedSum: {
        let sum = 0
        for (let i = 0; i < cells.count && made > 0; ++i)
            sum += cells.itemAt(i)?.implicitWidth ?? 0
        return sum
    }

    signal chosen(int index)

    // An arrow key chooses the neighbour, and the keyboard goes along if that was possible.
    function step(event, by: int) {
        const next = current + by
        event.accepted = next >= 0 && next < cells.count
        if (!event.accepted)
            return
        chosen(next)
        cells.itemAt(Math.max(0, current))?.forceActiveFocus(Qt.TabFocusReason)
    }

    component Choice: Touchable {
        id: choice

        required property string modelData
        required property int index

        implicitWidth: word.implicitWidth + 2 * Theme.gapLarge
        // A row places nothing that has no width.
        width: index === cells.count - 1 ? Math.max(1, row.width - x)
            : Math.floor(root.wantedSum <= row.width ? implicitWidth + (row.width - root.wantedSum) / cells.count
                : implicitWidth * row.width / root.wantedSum)
        height: row.height
        spokenName: modelData
        spokenDetail: root.title
        checked: index === root.current
        takesEnter: false
        activeFocusOnTab: checked || activeFocus || root.current < 0 && index === 0
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Keys.onLeftPressed: event => root.step(event, -1)
        Keys.onRightPressed: event => root.step(event, 1)
        onClicked: {
            if (!checked)
                root.chosen(index)
        }

        Rectangle {
            anchors.fill: parent
            visible: choice.checked
            radius: root.radius - 2
            color: root.accent
        }
        FittedText {
            id: word
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.gapSmall)
            text: choice.modelData
            color: !choice.checked ? Theme.inkSoft : root.mark < 0 ? Theme.slipInk : Theme.accentInk
            font: choice.checked ? Type.labelBold : Type.label
        }
    }

    implicitWidth: Math.ceil(wantedSum) + 4
    implicitHeight: Math.max(tall ? 46 : 32, Type.small.pixelSize + Theme.gapLarge)
    radius: tall ? Theme.radiusButton : height / 2
    color: Theme.paperSunk
    border.width: 1
    border.color: Theme.edge

    Row {
        id: row
        x: 2
        y: 2
        width: root.width - 4
        height: root.height - 4

        Repeater {
            id: cells
            model: root.options
            onItemAdded: ++root.made
            onItemRemoved: ++root.made

            Choice {}
        }
    }
}
