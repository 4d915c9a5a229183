// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What the dice that are let go can bring: the chance of each disaster, and of what comes within reach.
Paper {
    id: root

    required property BronzeMatch match
    readonly property var odds: match.tray.odds

    implicitHeight: content.y + content.height + Theme.gapLarge

    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gap
        width: parent.width - 2 * x
        spacing: Theme.gap

        SpokenText {
            //: Heading: the chances of what dice can bring that are rolled again
            text: qsTr("What %n dice can bring", "", root.match.tray.openToRoll)
            font: Type.nameLarge
            Accessible.role: Accessible.Heading
        }
        BarList {
            objectName: "threats"
            width: parent.width
            visible: rows.length > 0
            mark: root.match.mark
            rows: root.odds.threats ?? []
        }
        SpokenText {
            visible: reach.visible
            //: Heading over buildings and developments, each with a chance: these dice may be enough for it
            text: qsTr("Could be finished or paid for")
            font: Type.label
            color: Theme.inkSoft
        }
        BarList {
            id: reach
            objectName: "reach"
            width: parent.width
            visible: rows.length > 0
            mark: root.match.mark
            rows: root.odds.reach ?? []
        }
    }
}
