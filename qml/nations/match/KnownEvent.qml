// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// An event that was entered before: taken with a touch.
Touchable {
    id: root

    required property int famine
    required property int war
    required property string name

    implicitHeight: Math.max(Theme.touch, Math.ceil(content.height) + Theme.gapLarge)
    once: true
    //: An event, spoken: what famine and war ask for
    spokenName: joined(name, qsTr("famine %1, war %2").arg(famine).arg(war))

    Paper {
        anchors.fill: parent
        color: root.down ? Theme.paperSunk : Theme.paper
    }
    Column {
        id: content
        anchors.centerIn: parent
        width: parent.width - Theme.gap

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gapSmall

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "bowl"
                size: 18
                color: Theme.ink
            }
            AppText {
                text: root.famine
                font: Type.number
            }
            Item {
                width: Theme.gapSmall
                height: 1
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "swords"
                size: 18
                color: Theme.ink
            }
            AppText {
                text: root.war
                font: Type.number
            }
        }
        FittedText {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: root.name
            color: Theme.inkSoft
            font: Type.small
        }
    }
}
