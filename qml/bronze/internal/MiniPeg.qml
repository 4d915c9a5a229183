// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Food or a good in the MiniBoard: picture and count, or from what to what; a caption below where there is room.
Touchable {
    id: root

    required property string good
    required property int count
    // What it would become; -1: stays.
    property int next: -1
    property string caption
    // The table corrected it, as the sentence tells.
    property string correction
    readonly property bool changes: next >= 0 && next !== count

    implicitWidth: 48
    implicitHeight: figures.y + figures.height + (captionText.visible ? captionText.height + 3 : 0)
    enabled: canHold
    activeFocusOnTab: false
    Accessible.focusable: canHold
    // Where nothing can be done with it, it is only a figure.
    Accessible.role: canHold ? Accessible.Button : Accessible.StaticText
    spokenDetail: joined(changes ? count + " → " + next : String(count), joined(caption, correction))

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
            color: Theme.pieces.good(root.good)
        }
        Rectangle {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.top
            anchors.verticalCenterOffset: 4
            visible: root.correction !== ""
            width: 16
            height: 16
            radius: 8
            color: Theme.paper

            Icon {
                anchors.centerIn: parent
                name: "pencil"
                size: 12
                color: Theme.redPencil
            }
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
