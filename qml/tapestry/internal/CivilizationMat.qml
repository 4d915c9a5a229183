// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// The mat of a civilization: its boxes with what lies on them, its markers, what it would bring now, and what it says.
Paper {
    id: root

    required property TapestryMatch match
    required property int seat
    // One of TapestryMatch::sheets "mats".
    required property var mat
    // What it says is not shown, but spoken.
    property bool isShort: false

    implicitHeight: parts.height + 2 * Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: mat.name + ". " + mat.says

    Column {
        id: parts
        x: Theme.gap
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.mat.name
            font: Type.labelBold
        }
        MatGrid {
            objectName: "drawn"
            width: parent.width
            visible: root.mat.drawn !== ""
            mat: root.mat
            seat: root.seat
            marks: root.match.marks
            names: root.match.names
            Accessible.role: Accessible.Graphic
            Accessible.name: root.mat.drawn
        }
        PictureRow {
            objectName: "now"
            width: parent.width
            visible: root.mat.nowSays !== ""
            pictures: root.mat.now
            size: Theme.iconSmall
            room: parent.width
            Accessible.role: Accessible.StaticText
            Accessible.name: root.mat.nowSays
        }
        AppText {
            width: parent.width
            visible: !root.isShort
            wrapMode: Text.Wrap
            text: root.mat.says
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
