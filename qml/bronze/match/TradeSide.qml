// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// One side of a trade: whose board it is, whether that player has said yes, and the pegs to touch.
Column {
    id: root

    required property BronzeMatch match
    required property bronzeSheet sheet
    property bool hasAgreed: false

    spacing: Theme.gapSmall

    Item {
        width: parent.width
        height: Math.ceil(Math.max(token.height, nameText.implicitHeight))

        PlayerToken {
            id: token
            anchors.verticalCenter: parent.verticalCenter
            size: 24
            mark: root.sheet.mark
            letter: root.sheet.name
        }
        PlayerName {
            id: nameText
            anchors.verticalCenter: parent.verticalCenter
            x: token.width + Theme.gap
            playerName: root.sheet.name
            room: (agreed.visible ? agreed.x - Theme.gap : parent.width) - x
            font: Type.nameLarge
        }
        Row {
            id: agreed
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.hasAgreed
            spacing: Theme.gapSmall

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "check"
                size: 18
                color: Theme.pieces.player(root.sheet.mark)
            }
            AppText {
                objectName: "hasAgreed"
                anchors.verticalCenter: parent.verticalCenter
                //: Beside a player's name: that player wants the trade
                text: qsTr("agrees")
                font: Type.labelBold
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    SheetPegs {
        width: parent.width
        match: root.match
        sheet: root.sheet
        live: true
    }
}
