// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Nations

// A track with everybody's peg: what it counts, then the drilled strip.
Item {
    id: root

    required property string title
    required property string iconName
    property alias most: strip.most
    // "name", "mark", "at" of each peg.
    property alias pegs: strip.pegs
    property alias low: strip.low
    property int titleWidth: 78

    implicitHeight: strip.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ": " + Array.from(pegs).map(peg => peg.name + " " + peg.at).join(", ")

    Icon {
        id: picture
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: Theme.iconSmall
        color: Theme.inkSoft
    }
    FittedText {
        anchors.left: picture.right
        anchors.leftMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        width: root.titleWidth - picture.width - 6 - Theme.gapSmall
        text: root.title
        font: Type.labelBold
    }
    TrackItem {
        id: strip
        x: root.titleWidth
        width: parent.width - x
        height: implicitHeight
    }
}
