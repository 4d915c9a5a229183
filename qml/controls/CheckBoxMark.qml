// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Pegsheet.Theme
import Pegsheet.Icons

// One box of a sheet: empty, ticked in ink, hatched in pencil, or corrected in red. Whole pixels, so no side is lost.
Rectangle {
    id: root

    enum Mark { Empty, Done, Fresh, Pencilled, Corrected }

    property int mark: CheckBoxMark.Empty
    // An empty box that may be ticked now.
    property bool legal: false
    property bool danger: false
    property color accent: Theme.ink
    property int side: 18
    readonly property bool isTicked: mark === CheckBoxMark.Done || mark === CheckBoxMark.Fresh
        || mark === CheckBoxMark.Corrected
    readonly property color tickColor: mark === CheckBoxMark.Corrected ? Theme.redPencil : danger ? Theme.danger
        : mark === CheckBoxMark.Fresh ? accent : Theme.ink

    implicitWidth: side
    implicitHeight: side
    radius: Math.round(side / 10)
    color: isTicked ? Theme.paperSunk : "transparent"
    border.width: legal || mark === CheckBoxMark.Fresh || mark === CheckBoxMark.Pencilled ? (side < 16 ? 1 : Theme.lineLegal) : 1
    border.pixelAligned: false
    border.color: mark === CheckBoxMark.Fresh && danger ? Theme.danger
        : legal || mark === CheckBoxMark.Fresh || mark === CheckBoxMark.Pencilled ? accent
        : isTicked ? Theme.inkSoft : Theme.inkFaint

    // A tick, or the strokes of a pencil.
    Repeater {
        model: root.mark === CheckBoxMark.Empty ? 0 : 1

        Shape {
            ShapePath {
                scale: Qt.size(root.side / 18, root.side / 18)
                fillColor: "transparent"
                strokeColor: root.isTicked ? root.tickColor : root.accent
                strokeWidth: root.isTicked ? Math.max(1.6, root.side * 0.13) : Math.max(1, root.side * 0.075)
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin

                PathSvg {
                    path: root.isTicked ? "M4 9.6Q6 11 7.4 13.8Q9.6 8 14.4 4" : "M4 9.4L9 4.4M4.4 13.8L13.6 4.6M9 13.6L14 8.6"
                }
            }
            NumberAnimation on opacity {
                running: root.mark === CheckBoxMark.Fresh && Theme.motion > 0
                from: 0
                to: 1
                duration: Theme.motion
            }
        }
    }
    Repeater {
        model: root.mark === CheckBoxMark.Corrected ? 1 : 0

        Icon {
            x: root.side * 0.72
            y: -root.side * 0.2
            name: "pencil"
            size: Math.round(root.side * 0.5)
            color: Theme.redPencil
        }
    }
}
