// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What the points came from: what, why, how much.
Column {
    id: root

    // A nationsLedgerRow each.
    property var entries: []
    // What it comes to; -1 is not said.
    property int total: -1

    spacing: Theme.gap

    component Entry: Item {
        property alias title: titleText.text
        property alias detail: detailText.text
        property int points: 0

        implicitHeight: titleText.height + (detailText.visible ? detailText.height : 0)
        Accessible.role: Accessible.StaticText
        Accessible.name: title + ", " + points + ", " + detail

        AppText {
            id: titleText
            width: number.x - Theme.gap
            font: Type.labelBold
        }
        AppText {
            id: detailText
            anchors.top: titleText.bottom
            width: number.x - Theme.gap
            visible: text !== ""
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            color: Theme.inkSoft
            font: Type.small
        }
        AppText {
            id: number
            anchors.right: parent.right
            text: String(parent.points).replace("-", "−")
            font: Type.figure
        }
    }

    Repeater {
        model: root.entries.length

        Entry {
            required property int index
            readonly property var row: root.entries[index]

            width: root.width
            title: row?.title ?? ""
            detail: row?.detail ?? ""
            points: row?.points ?? 0
        }
    }
    Rectangle {
        width: parent.width
        height: sum.implicitHeight + 2 * Theme.gap
        visible: root.total >= 0
        radius: Theme.radiusPaper
        color: Theme.paperSunk

        Entry {
            id: sum
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * x
            //: Under where the points came from: all of them, tiles included
            title: qsTr("If it ended now")
            points: root.total
        }
    }
}
