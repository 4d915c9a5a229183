// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The age on dark wood, what its event asks for and what that is worth; for whoever is still in, the end of the age in one touch.
Rectangle {
    id: root

    required property NationsMatch match
    readonly property bool hasEvent: match.famine > 0
    // Words beside the pictures; on the button none where there is little room.
    readonly property bool inWords: width > 560
    readonly property bool isTight: width < 320
    // The event stands elsewhere.
    property bool hasFigures: true
    property bool canEnd: match.canEndAge && match.bar.awaited === ""

    implicitHeight: Math.ceil(Math.max(Theme.touch, figures.implicitHeight + Theme.gap))
    color: Theme.tray

    AppText {
        id: age
        x: Theme.gapLarge
        anchors.verticalCenter: parent.verticalCenter
        text: root.match.ageName
        color: Theme.trayInk
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: figures
        anchors.verticalCenter: parent.verticalCenter
        x: root.canEnd ? age.x + age.width + Theme.gapLarge : parent.width - width - Theme.gapLarge
        visible: root.hasFigures
        spacing: root.inWords ? 2 * Theme.gapLarge : Theme.gapLarge

        Figure {
            objectName: "famine"
            color: Theme.trayInk
            visible: root.hasEvent
            iconName: "bowl"
            //: The event of an age
            word: root.inWords ? qsTr("Famine") : ""
            spoken: qsTr("Famine") + " " + number
            number: root.match.famine
        }
        Figure {
            objectName: "war"
            color: Theme.trayInk
            visible: root.hasEvent
            iconName: "swords"
            //: The event of an age
            word: root.inWords ? qsTr("War") : ""
            spoken: qsTr("War") + " " + number
            number: root.match.war
        }
        Figure {
            visible: !root.match.over
            color: Theme.trayInk
            iconName: "trophy"
            //: What famine and war are worth; %1 points
            word: root.inWords ? qsTr("each") : ""
            //: Spoken: what famine and war are worth
            spoken: qsTr("%n point(s) each", "", root.match.agePoints)
            number: root.match.agePoints
        }
    }
    Touchable {
        objectName: "endAge"
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: Math.round((parent.height - height) / 2)
        width: root.isTight ? height : Math.ceil(words.width) + 34
        height: 2 * Math.round((parent.height - 7) / 2)
        visible: root.canEnd
        spokenName: words.text
        //: Spoken of the button that ends the age
        spokenDetail: qsTr("passes for all who are still in")
        once: true
        onClicked: root.match.touch("endAge")

        Rectangle {
            anchors.fill: parent
            radius: height / 2
            color: parent.down ? Theme.paperSunk : Theme.paper
            border.width: Theme.lineLegal
            border.pixelAligned: false
            border.color: Theme.inkSoft
        }
        Icon {
            x: root.isTight ? Math.round((parent.width - width) / 2) : 9
            anchors.verticalCenter: parent.verticalCenter
            name: "pass"
            size: 14
        }
        AppText {
            id: words
            x: 26
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.isTight
            //: Button: all who are still in pass, the age ends
            text: qsTr("All pass")
            font: Type.labelBold
        }
    }
}
