// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// The five marks of a player to choose from. One that somebody else has shows their letter: taking it swaps the two.
Row {
    id: root

    required property int current
    // Whose each mark is; empty where it is free.
    required property var owners

    signal chosen(int mark)

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    //: Spoken over the marks to choose from
    Accessible.name: qsTr("Colour and shape")

    Repeater {
        model: Marks.count

        Touchable {
            id: choice

            required property int index
            readonly property string owner: root.owners[index] ?? ""

            objectName: "mark" + index
            width: Theme.touch
            height: Theme.touch
            checked: index === root.current
            spokenName: Marks.nameOf(index)
            //: Spoken of a mark that %1 has
            spokenDetail: owner === "" || checked ? "" : qsTr("swap with %1").arg(owner)
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            onClicked: root.chosen(index)

            Rectangle {
                anchors.fill: parent
                visible: choice.checked
                radius: Theme.radiusButton
                color: Theme.pieces.tint(choice.index)
                border.width: Theme.lineBold
                border.color: Theme.pieces.player(choice.index)
            }
            PlayerToken {
                anchors.centerIn: parent
                size: 28
                mark: choice.index
                letter: choice.owner
            }
        }
    }
}
