// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// A bar from nothing to all that could be paid, coloured by what is paid with, with a mark at the price.
Item {
    id: root

    // One {good, amount} a source, "coin" and "food" among them.
    required property var parts
    required property int price
    // All that could be paid.
    required property int most
    // "22 of 20"
    required property string text
    property string note
    // All there is is given.
    readonly property bool isFull: parts.reduce((sum, part) => sum + part.amount, 0) >= Math.max(most, price)
    readonly property real perCoin: width / Math.max(1, most, price)

    implicitHeight: bar.y + bar.height + 5
    Accessible.role: Accessible.StaticText
    Accessible.name: text + ", " + note

    AppText {
        id: sum
        text: root.text
        font: Type.figure
    }
    AppText {
        anchors.left: sum.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.verticalCenter: sum.verticalCenter
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        maximumLineCount: 2
        text: root.note
        color: Theme.inkSoft
        font: Type.small
    }
    Rectangle {
        id: bar
        y: sum.y + sum.height + 10
        width: parent.width
        height: 14
        radius: 7
        color: Theme.paperSunk
        clip: true

        Repeater {
            model: root.parts

            Rectangle {
                id: source

                required property var modelData
                required property int index
                readonly property bool isEnd: root.isFull && index === root.parts.length - 1
                readonly property real before: root.parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0)

                x: Math.round(before * root.perCoin)
                width: Math.round((before + modelData.amount) * root.perCoin) - x
                height: bar.height
                color: Theme.pieces.peg(modelData.good)
                radius: index === 0 || isEnd ? bar.radius : 0

                // Only the left end is round, and the right one where it reaches the end of the bar.
                Rectangle {
                    x: source.index === 0 ? Math.round(parent.width / 2) : 0
                    width: parent.width - x - (source.isEnd ? bar.radius : 0)
                    height: parent.height
                    color: parent.color
                }
                // Sets one source off from the next, whatever their colours.
                Rectangle {
                    visible: !source.isEnd
                    x: parent.width - 1
                    width: 1
                    height: parent.height
                    color: Theme.ink
                }
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: bar.radius
            color: "transparent"
            border.width: 1
            border.color: Theme.inkSoft
        }
    }
    Rectangle {
        x: Math.round(root.price * root.perCoin) - 1
        y: bar.y - 4
        width: 3
        height: bar.height + 8
        color: Theme.ink
    }
}
