// SPDX-License-Identifier: Apache-2.0
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
    border.width: legal || mark === CheckBoxMark.Fresh || mark === CheckBoxMark.Pencilled ? (side < 16 ? 1 : 2) : 1
    border.color: mark === CheckBoxMark.Fresh && danger ? Theme.danger
        : legal || mark === CheckBoxMark.Fresh || mark === CheckBoxMark.Pencilled ? accent
        : isTicked ? Theme.inkSoft : Theme.inkFaint

    Loader {
        active: root.isTicked
        sourceComponent: Shape {
            ShapePath {
                id: stroke
                scale: Qt.size(root.side / 18, root.side / 18)
                fillColor: "transparent"
                strokeColor: root.tickColor
                strokeWidth: Math.max(1.6, root.side * 0.13)
                capStyle: ShapePath.RoundCap
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: "M4 9.6Q6 11 7.4 13.8Q9.6 8 14.4 4" }
            }
            NumberAnimation on opacity {
                from: 0
                to: 1
                duration: root.mark === CheckBoxMark.Fresh ? Theme.motion : 0
            }
        }
    }
    Loader {
        active: root.mark === CheckBoxMark.Pencilled
        sourceComponent: Shape {
            ShapePath {
                scale: Qt.size(root.side / 18, root.side / 18)
                fillColor: "transparent"
                strokeColor: root.accent
                strokeWidth: Math.max(1, root.side * 0.075)
                capStyle: ShapePath.RoundCap
                PathSvg { path: "M4 9.4L9 4.4M4.4 13.8L13.6 4.6M9 13.6L14 8.6" }
            }
        }
    }
    Loader {
        active: root.mark === CheckBoxMark.Corrected
        x: root.side * 0.72
        y: -root.side * 0.2
        sourceComponent: Icon {
            name: "pencil"
            size: Math.round(root.side * 0.5)
            color: Theme.redPencil
        }
    }
}
