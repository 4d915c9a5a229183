// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Over a sheet of a match played back: whose it is, and everybody else's at a touch.
Item {
    id: root

    required property Replay replay
    required property int seat

    signal picked(int seat)

    implicitHeight: Theme.touch

    AppText {
        id: caption
        x: Theme.gapLarge
        width: Math.min(Math.ceil(implicitWidth), root.width - tokens.width - 3 * Theme.gap)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        //: Before the tokens of the players, one of which is chosen: whose sheet of a match played back is shown
        text: qsTr("Whose sheet")
        color: Theme.inkSoft
        font: Type.label
    }
    Row {
        id: tokens
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap

        Repeater {
            model: root.replay.table.names

            Touchable {
                id: choice

                required property string modelData
                required property int index
                readonly property int mark: root.replay.table.marks[index]
                readonly property bool shown: index === root.seat

                objectName: "seatOf" + index
                width: Theme.touch
                height: Theme.touch
                spokenName: modelData
                spokenDetail: caption.text
                Accessible.role: Accessible.PageTab
                Accessible.selected: shown
                onClicked: root.picked(index)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 3
                    visible: choice.shown
                    radius: Theme.radiusButton
                    color: Theme.pieces.tint(choice.mark)
                    border.width: Theme.lineLegal
                    border.pixelAligned: false
                    border.color: Theme.pieces.player(choice.mark)
                }
                PlayerToken {
                    anchors.centerIn: parent
                    size: 24
                    mark: choice.mark
                    letter: choice.modelData
                }
            }
        }
    }
}
