// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Over the list of moves: words to look for, and the rounds to jump to.
Rectangle {
    id: root

    required property TableMatch match
    required property MoveSearch search
    // Side by side where there is little height.
    property bool low: false
    readonly property int rounds: search.rounds()

    signal jumped(int round)

    function edit() {
        entry.edit()
    }

    implicitHeight: Math.ceil(content.height) + 2 * Theme.gap
    color: Theme.paper

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.edge
    }
    Grid {
        id: content

        readonly property real part: root.low && root.rounds > 1 ? Math.floor((width - columnSpacing) / 2) : width

        x: Math.round((parent.width - width) / 2)
        y: Theme.gap
        width: Math.min(parent.width - 2 * Theme.gap, 720)
        columns: root.low ? 2 : 1
        columnSpacing: Theme.gapLarge
        rowSpacing: Theme.gap

        TextEntry {
            id: entry
            objectName: "searchText"
            width: content.part
            //: What is typed here: words to look for in the list of moves
            label: qsTr("Player, building, goods, …")
            maximumLength: 60
            text: root.search.text
            onEdited: text => root.search.text = text
        }
        Item {
            width: content.part
            height: Math.max(Theme.touch, rounds.height)
            visible: root.rounds > 1

            AppText {
                id: roundsText
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                text: root.match.roundHeading
                color: Theme.inkSoft
                font: Type.label
            }
            ScrollArea {
                id: rounds
                objectName: "rounds"
                x: Math.ceil(roundsText.width) + Theme.gap
                width: parent.width - x
                height: Math.min(contentHeight, (root.low ? 1 : 2) * Theme.touch)
                contentHeight: chips.height

                Flow {
                    id: chips
                    width: parent.width

                    Repeater {
                        model: root.rounds

                        Touchable {
                            id: chip

                            required property int index

                            objectName: "round" + (index + 1)
                            width: Theme.touch
                            height: Theme.touch
                            spokenName: root.match.roundName(index + 1)
                            onClicked: root.jumped(index + 1)

                            Rectangle {
                                anchors.centerIn: parent
                                width: 36
                                height: 36
                                radius: Theme.radiusPaper
                                color: chip.down ? Theme.paperSunk : "transparent"
                                border.width: 1
                                border.color: Theme.inkFaint
                            }
                            FittedText {
                                anchors.centerIn: parent
                                width: 30
                                horizontalAlignment: Text.AlignHCenter
                                text: chip.index + 1
                                font: Type.labelBold
                            }
                        }
                    }
                }
            }
        }
    }
}
