// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Empires

// What a player has behind the screen. It is closed until a finger holds it open, or Space; a screen reader opens it with a press,
// until something is done.
Touchable {
    id: root

    required property EmpiresMatch match
    required property var sheet
    property bool isOpened: false
    readonly property bool isOpen: down || isOpened
    readonly property string contents: sheet.resources.map(each => each.count + " " + each.name).join(", ")
        //: Behind the screen of a player: how many cards are in hand
        + ", " + qsTr("%n card(s) in hand", "", sheet.hand)

    objectName: "screen" + sheet.seat
    implicitHeight: Math.max(Theme.touch, words.height + Theme.gap, amounts.height + Theme.gap)
    takesEnter: false
    //: Spoken name of a closed screen: %1 a player
    spokenName: qsTr("%1's screen").arg(sheet.name)
    //: Spoken of a closed screen
    spokenDetail: isOpen ? contents : qsTr("closed; press to look behind it")
    onActiveFocusChanged: isOpened = false
    onClicked: isOpened = ScreenReader.listens && !isOpened
    Keys.onSpacePressed: event => {
        if (!event.isAutoRepeat)
            root.isOpened = true
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            root.isOpened = false
    }

    Connections {
        target: root.match

        function onMoved() { root.isOpened = false }
    }
    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        radius: Theme.radiusButton
        color: root.isOpen ? Theme.paper : Theme.paperSunk
        border.width: 1
        border.pixelAligned: false
        border.color: root.isOpen ? Theme.pieces.player(root.sheet.mark) : Theme.edge
    }
    Icon {
        id: lock
        x: 2 * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.isOpen
        name: "lock"
        size: 18
        color: Theme.inkSoft
    }
    AppText {
        id: words
        anchors.left: lock.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: 2 * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.isOpen
        wrapMode: Text.Wrap
        //: On a closed screen: %1 whose it is
        text: qsTr("%1's screen: hold to look").arg(root.sheet.name)
        font: Type.label
        color: Theme.inkSoft
    }
    Column {
        id: amounts
        anchors.centerIn: parent
        visible: root.isOpen

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gapLarge

            Repeater {
                model: root.sheet.resources

                Row {
                    id: amount

                    required property var modelData

                    spacing: Theme.gapSmall

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: amount.modelData.icon
                        size: 20
                        color: Theme.ink
                    }
                    AppText {
                        text: String(amount.modelData.count)
                        font: Type.heading
                    }
                }
            }
        }
        AppText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("%n card(s) in hand", "", root.sheet.hand)
            font: Type.small
            color: Theme.inkSoft
        }
    }
}
