// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A number with one less and one more beside it; below the least it is not known.
Item {
    id: root

    required property string title
    required property int value
    property bool isKnown: true
    property bool canMore: true
    readonly property string said: isKnown ? String(value).replace("-", "−")
        //: In the place of a number that nobody knows yet
        : qsTr("not known")

    signal stepped(int by)

    implicitHeight: Math.ceil(Math.max(Theme.touch, label.height))

    AppText {
        id: label
        anchors.left: parent.left
        anchors.right: less.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.title
        font: Type.label
    }
    IconButton {
        id: less
        objectName: "less"
        anchors.right: number.left
        anchors.verticalCenter: parent.verticalCenter
        iconName: "minus"
        //: Buttons beside a number; %1 what is counted
        text: qsTr("One less: %1").arg(root.title)
        spokenDetail: root.said
        possible: root.isKnown
        onClicked: root.stepped(-1)
    }
    AppText {
        id: number
        anchors.right: more.left
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(Theme.touch, Math.ceil(implicitWidth))
        horizontalAlignment: Text.AlignHCenter
        text: root.isKnown ? root.said : "–"
        color: root.isKnown ? Theme.ink : Theme.inkSoft
        font: root.isKnown ? Type.bodyBold : Type.body
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: root.title + ", " + root.said
    }
    IconButton {
        id: more
        objectName: "more"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        iconName: "plus"
        text: qsTr("One more: %1").arg(root.title)
        spokenDetail: root.said
        possible: root.canMore
        onClicked: root.stepped(1)
    }
}
