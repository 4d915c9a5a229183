// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A number between two ends, one step a touch. A changed one stands in red pencil.
Item {
    id: root

    required property string label
    required property int value
    property int least: 0
    property int most: 99
    // How much a touch is.
    property int step: 1
    property string iconName
    property bool changed: false
    // What the number says, where that is more than a number.
    property string shownValue: String(value).replace("-", "−")

    signal stepped(int value)

    implicitHeight: Math.max(Theme.touch, labelText.height)
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + shownValue

    Icon {
        id: picture
        anchors.verticalCenter: parent.verticalCenter
        visible: name !== ""
        width: visible ? size : 0
        name: root.iconName
        size: 20
        color: Theme.pieces.good(root.iconName)
    }
    AppText {
        id: labelText
        anchors.left: picture.right
        anchors.leftMargin: picture.visible ? Theme.gap : 0
        anchors.right: buttons.left
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.label
        font: Type.label
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            objectName: "less"
            iconName: "minus"
            iconSize: 18
            //: Button: one less; %1 what is counted
            text: qsTr("%1: one less").arg(root.label)
            possible: root.value > root.least
            onClicked: root.stepped(Math.max(root.least, root.value - root.step))
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            width: 40
            horizontalAlignment: Text.AlignHCenter
            text: root.shownValue
            color: root.changed ? Theme.redPencil : Theme.ink
            font: root.changed ? Type.number : Type.numberLight
        }
        IconButton {
            objectName: "more"
            iconName: "plus"
            iconSize: 18
            //: Button: one more; %1 what is counted
            text: qsTr("%1: one more").arg(root.label)
            possible: root.value < root.most
            onClicked: root.stepped(Math.min(root.most, root.value + root.step))
        }
    }
}
