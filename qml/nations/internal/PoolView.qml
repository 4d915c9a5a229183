// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// What lies before a player: one line, or where every piece is kept two, what is available over what is used.
Item {
    id: root

    required property NationsMatch match
    required property nationsSheet sheet
    property bool live: false
    property bool headed: true
    readonly property bool isFull: match.depth === Nations.Full

    implicitHeight: content.item?.implicitHeight ?? 0

    Loader {
        id: content
        width: parent.width
        sourceComponent: root.isFull ? faces : line
    }
    Component {
        id: line

        PoolRow {
            objectName: "pool" + root.sheet.seat
            headed: root.headed
            dice: root.sheet.dice
            chits: root.sheet.chits
            rerolls: root.sheet.rerolls
            mark: root.live && root.match.canReroll ? root.sheet.mark : -1
            onRerollWanted: root.match.touch("reroll")
        }
    }
    Component {
        id: faces

        Paper {
            objectName: "pool" + root.sheet.seat
            implicitHeight: rows.height + 2 * Theme.gap

            Column {
                id: rows
                x: Theme.gap
                y: Theme.gap
                width: parent.width - 2 * x
                spacing: 6

                Item {
                    width: parent.width
                    height: Math.max(free.height, reroll.visible ? reroll.height : 30)

                    FacesRow {
                        id: free
                        width: parent.width - (reroll.visible ? reroll.width + Theme.gap : 0)
                        pieces: root.sheet.available
                    }
                    AppButton {
                        id: reroll
                        objectName: "reroll"
                        anchors.right: parent.right
                        visible: root.live && root.match.canReroll
                        implicitHeight: Theme.touch
                        //: Button: dice are rolled again
                        text: qsTr("Reroll")
                        iconName: "reroll"
                        onClicked: root.match.touch("reroll")
                    }
                }
                SpokenText {
                    objectName: "amiss"
                    width: parent.width
                    visible: text !== ""
                    text: root.sheet.amiss
                    color: Theme.redPencil
                    font: Type.small
                }
                Row {
                    width: parent.width
                    visible: root.sheet.used.length > 0
                    spacing: Theme.gap

                    AppText {
                        id: used
                        anchors.verticalCenter: parent.verticalCenter
                        //: Before the pieces that a player cannot use any more in this age
                        text: qsTr("used")
                        color: Theme.inkSoft
                        font: Type.small
                    }
                    FacesRow {
                        width: parent.width - used.width - parent.spacing
                        opacity: 0.6
                        pieceSize: 24
                        pieces: root.sheet.used
                    }
                }
            }
        }
    }
}
