// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons

// The slip above the bar that says why not, with the table's way round it. Empty text: no slip.
Rectangle {
    id: root

    required property string text
    property bool canOverrule: true

    signal overruled
    signal dismissed

    visible: text !== ""
    implicitHeight: Math.max(Theme.buttonHeight, sentence.height + 2 * Theme.gapLarge)
    radius: Theme.radiusButton
    color: Theme.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    MouseArea {
        anchors.fill: parent
        onClicked: root.dismissed()
    }
    Icon {
        id: sign
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        name: "info"
        size: 20
        color: Theme.slipInk
    }
    AppText {
        id: sentence
        anchors.left: sign.right
        anchors.leftMargin: Theme.gapLarge
        anchors.right: overrule.visible ? overrule.left : parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        text: root.text
        color: Theme.slipInk
        font: Type.label
    }
    Touchable {
        id: overrule
        anchors.right: parent.right
        visible: root.canOverrule
        width: word.implicitWidth + 2 * Theme.gapLarge
        height: parent.height
        spokenName: word.text
        onClicked: root.overruled()

        AppText {
            id: word
            anchors.centerIn: parent
            //: Button: the table decides against the rules of the app.
            text: qsTr("Overrule")
            color: Theme.slipLink
            font: Type.labelBold
        }
    }
}
