// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The heads of the table at the end of an age: the step that is filled now stands out, those behind it are done.
Item {
    id: root

    required property real nameWidth
    required property int column
    // What a player has by then, behind the steps.
    property bool hasScore: false
    readonly property real cellWidth: Math.floor((width - nameWidth) / heads.length)
    readonly property var heads: hasScore ? [...steps, score] : steps
    //: Short head of a column: the points that each player has
    readonly property var score: ({ icon: "trophy", text: qsTr("Score") })
    readonly property var steps: [
        //: Short head of a column: books gained in an age
        { icon: "book", text: qsTr("Books") },
        //: Short head of a column, at most eight letters: famine
        { icon: "bowl", text: qsTr("Famine") },
        //: Short head of a column: unspent strength, which gives the turn order
        { icon: "order", text: qsTr("Strength") },
        //: Short head of a column
        { icon: "swords", text: qsTr("War") }
    ]

    implicitHeight: Math.ceil(Math.max(40, 20 + Type.small.pixelSize * 1.4 + Theme.gap))

    Repeater {
        model: root.heads.length

        Rectangle {
            id: head

            required property int index
            readonly property bool isNow: index === root.column && index < root.steps.length
            readonly property color inkColor: isNow ? Theme.paper : index < root.column ? Theme.ink : Theme.inkSoft

            x: root.nameWidth + index * root.cellWidth + 2
            width: root.cellWidth - 4
            height: root.height
            radius: Theme.radiusPaper
            color: isNow ? Theme.yes : index < root.column ? Theme.paperSunk : "transparent"
            border.width: isNow || index === root.steps.length ? 0 : 1
            border.color: Theme.edge
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: root.heads[index].text

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 4
                name: root.heads[head.index].icon
                size: 18
                color: head.inkColor
            }
            FittedText {
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 3
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width - 2
                horizontalAlignment: Text.AlignHCenter
                text: root.heads[head.index].text
                color: head.inkColor
                font: head.isNow ? Type.smallBold : Type.small
            }
        }
    }
}
