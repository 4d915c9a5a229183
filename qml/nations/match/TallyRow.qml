// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What is counted of one player at the end: a field a kind of points, and the sum.
Paper {
    id: root

    required property NationsMatch match
    property nationsTallyRow row
    readonly property int perLine: width < 620 && row.fields.length > 4 ? 3 : row.fields.length
    // Name, fields and sum beside each other.
    readonly property bool isLine: width >= 860

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
            mark: root.match.marks[root.row.seat] ?? -1
            letter: root.match.names[root.row.seat] ?? ""
        }
        PlayerName {
            x: token.width + Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            playerName: root.match.names[root.row.seat] ?? ""
            room: (root.isLine ? parent.width : parent.width - sum.width) - x - Theme.gap
            font: Type.nameLarge
        }
    }
    AppText {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: head.verticalCenter
        text: root.row.total
        color: root.row.done ? Theme.ink : Theme.inkSoft
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
            model: root.row.fields.length

            TallyField {
                required property int index
                property answerKey none
                readonly property answerKey field: root.row.fields[index] ?? none

                objectName: field.name
                width: grid.cellWidth
                player: root.match.names[root.row.seat] ?? ""
                label: field.title
                asked: field.chosen
                text: asked && root.match.typedDigits !== "" ? root.match.typedDigits : field.detail
                onClicked: root.match.answer(field)
            }
        }
    }
}
