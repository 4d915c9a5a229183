// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Food or a good in the MiniBoard: picture and count, or from what to what; a caption below where there is room.
Item {
    id: root

    required property string good
    required property int count
    // What it would become; -1: stays.
    property int next: -1
    property string caption
    required property string spokenName
    readonly property bool changes: next >= 0 && next !== count

    implicitWidth: 48
    implicitHeight: figures.y + figures.height + (captionText.visible ? captionText.height + 3 : 0)
    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName + " " + (changes ? count + " → " + next : count) + " " + caption

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.width < 36 ? 22 : 30
        height: width
        radius: width / 2
        color: Theme.paper

        Icon {
            anchors.centerIn: parent
            name: root.good
            size: root.width < 36 ? 14 : 18
            color: Theme.goodColor(root.good)
        }
    }
    Row {
        id: figures
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.width < 36 ? 22 : 32
        spacing: 2

        AppText {
            anchors.baseline: figure.baseline
            visible: root.changes
            text: root.count + "→"
            color: Theme.woodInk
            font: Type.label
        }
        AppText {
            id: figure
            text: root.changes ? root.next : root.count
            color: Theme.woodInk
            font: root.changes || root.count > 0 ? Type.figure : Type.figureLight
        }
    }
    FittedText {
        id: captionText
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, root.width)
        visible: text !== ""
        text: root.caption
        color: Theme.woodInk
        font: Type.small
    }
}
