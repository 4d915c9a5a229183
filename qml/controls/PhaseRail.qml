// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The steps of a turn in words, with a bar filled up to the one that is now. Long words get more of the width.
Item {
    id: root

    // Words, in order.
    required property var phases
    required property int current
    property int mark: -1
    readonly property color accent: mark < 0 ? Theme.ink : Theme.pieces.player(mark)
    // Counts the cells made and gone, in whatever order, so that the sum is taken again.
    property int made: 0
    readonly property real wantedSum: {
        let sum = 0
        for (let i = 0; i < cells.count && made > 0; ++i)
            sum += cells.itemAt(i)?.implicitWidth ?? 0
        return sum
    }
    readonly property real boldSum: {
        let sum = 0
        for (const phase of phases)
            sum += Math.ceil(Type.widthOf(phase, Type.smallBold))
        return sum
    }
    // Where larger texts do not find room side by side, they shrink.
    readonly property int wordSize: Math.max(Type.least, Math.min(Type.small.pixelSize,
        Math.floor(Type.small.pixelSize * room / Math.max(1, boldSum))))
    readonly property real room: row.width - row.spacing * (cells.count - 1)

    component PhaseCell: Item {
        id: cell

        required property string modelData
        required property int index
        readonly property bool isNow: index === root.current
        readonly property font wordFont: Type.sized(isNow ? Type.smallBold : Type.small, root.wordSize)

        objectName: "cell" + index
        // As wide as in bold, so that nothing moves with the step; where that is too much, as wide as it is.
        implicitWidth: root.boldSum <= root.room ? Math.ceil(Type.widthOf(modelData, Type.smallBold))
            : Math.ceil(Type.widthOf(modelData, wordFont))
        width: index === cells.count - 1 ? Math.max(0, row.width - x)
            : Math.floor(root.wantedSum <= root.room ? implicitWidth + (root.room - root.wantedSum) / cells.count
                : implicitWidth * root.room / root.wantedSum)
        height: row.height

        AppText {
            id: word
            width: cell.width
            horizontalAlignment: Text.AlignHCenter
            y: Theme.gapSmall
            text: cell.modelData
            color: cell.isNow ? root.accent : Theme.inkSoft
            font: Type.squeezed(text, cell.wordFont, cell.width)
        }
        Rectangle {
            // Thick up to now, thin from there: told apart without colours, too.
            y: cell.height - 6 - height
            width: cell.width
            height: cell.index <= root.current ? 4 : 1
            radius: 1
            color: cell.index <= root.current ? root.accent : Theme.inkFaint
            opacity: cell.index <= root.current ? 1 : 0.6
        }
    }

    implicitHeight: Math.max(Theme.railHeight, Type.small.pixelSize * 2 + Theme.gapLarge)
    Accessible.ignored: current < 0
    Accessible.role: Accessible.StaticText
    Accessible.name: !ScreenReader.listens ? "" : phases[current] ?? ""

    Row {
        id: row
        x: Theme.gapLarge
        width: parent.width - 2 * x
        height: parent.height
        spacing: 3

        Repeater {
            id: cells
            model: root.phases
            onItemAdded: ++root.made
            onItemRemoved: ++root.made

            PhaseCell {}
        }
    }
}
