// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Shapes
import Pegsheet.Theme

// One picture of IconPaths in one colour. Says nothing to a screen reader: what it stands on does.
Shape {
    id: root

    required property string name
    property int size: Theme.icon
    property color color: Theme.ink

    readonly property bool isDrawn: IconPaths.drawn[name] !== undefined

    width: size
    height: size

    ShapePath {
        scale: Qt.size(root.size / 24, root.size / 24)
        fillRule: ShapePath.OddEvenFill
        fillColor: root.isDrawn ? "transparent" : root.color
        strokeColor: root.isDrawn ? root.color : "transparent"
        // Never thinner than a line that can be seen.
        strokeWidth: root.isDrawn ? Math.max(1.6, root.size / 12) : -1
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin

        PathSvg {
            path: (root.isDrawn ? IconPaths.drawn[root.name] : IconPaths.filled[root.name]) ?? ""
        }
    }
}
