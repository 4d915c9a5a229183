// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What is counted of one player at the end: a field a kind of points, and the sum.
Paper {
    id: root

    // As NationsTally has it.
    required property var row
    // Digits typed for the number that is asked for.
    property string typed
    readonly property var fields: row.fields ?? []
    readonly property int perLine: width < 620 && fields.length > 4 ? 3 : fields.length
    // Name, fields and sum beside each other.
    readonly property bool isLine: width >= 860

    signal touched(string key)

    implicitHeight: Math.ceil(grid.y + grid.height) + Theme.gap

    Item {
        id: head
        x: Theme.gap
        y: Theme.gap
        width: root.isLine ? 180 : parent.width - 2 * x
        height: root.isLine ? grid.height : Math.max(token.height, sum.implicitHeight)

        PlayerToken {
            id: token
            anchors.verticalCenter: parent.verticalCenter
            size: 24
            mark: root.row.mark ?? -1
            letter: root.row.name ?? ""
        }
        PlayerName {
            x: token.width + Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            playerName: root.row.name ?? ""
            room: (root.isLine ? parent.width : parent.width - sum.width) - x - Theme.gap
            font: Type.nameLarge
        }
    }
    AppText {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: head.verticalCenter
        text: root.row.total ?? 0
        color: root.row.done ?? false ? Theme.ink : Theme.inkSoft
        font: Type.score
    }
    Grid {
        id: grid

        readonly property real cellWidth: Math.floor((width - (columns - 1) * spacing) / columns)

        x: root.isLine ? head.x + head.width : Theme.gap
        y: root.isLine ? Theme.gap : head.y + head.height + Theme.gapSmall
        width: parent.width - x - (root.isLine ? 72 : Theme.gap)
        columns: Math.max(1, root.perLine)
        spacing: Theme.gapSmall

        Repeater {
            model: root.fields.length

            TallyField {
                required property int index
                readonly property var field: root.fields[index] ?? {}

                objectName: "field_" + (field.key ?? "")
                width: grid.cellWidth
                player: root.row.name ?? ""
                label: field.label ?? ""
                asked: field.asked ?? false
                text: asked && root.typed !== "" ? root.typed : field.text ?? ""
                onClicked: root.touched(field.key)
            }
        }
    }
}
