// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// What a tile brings: a die of a colour or a chit a key, one more a touch.
Column {
    id: root

    required property string title
    // How many of each.
    required property var counts
    property bool isDice: false
    property int mark: -1
    //: Spoken names of dice and chits
    readonly property var names: isDice ? [qsTr("White die"), qsTr("Blue die"), qsTr("Orange die"), qsTr("Red die")]
        : [qsTr("Stone"), qsTr("Gold"), qsTr("Book"), qsTr("Food"), qsTr("Strength"), qsTr("Reroll")]
    readonly property int keyWidth: Math.floor((width - (names.length - 1) * row.spacing) / names.length)

    signal touched(int kind)

    spacing: Theme.gapSmall

    PartHead {
        width: parent.width
        text: root.title
    }
    Row {
        id: row
        spacing: root.isDice ? Theme.gap : 6

        Repeater {
            model: root.names

            PickKey {
                id: key

                required property string modelData
                required property int index
                readonly property int count: root.counts[index] ?? 0

                objectName: (root.isDice ? "die" : "chit") + index
                width: root.keyWidth
                height: 50
                chosen: count > 0
                mark: root.mark
                spokenName: modelData
                spokenDetail: count > 0 ? "×" + count : ""
                onClicked: root.touched(index)

                Row {
                    anchors.centerIn: parent
                    spacing: 3

                    PiecesItem {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 28
                        height: 28
                        size: 28
                        dice: root.isDice ? [key.index] : []
                        chits: root.isDice ? [] : [key.index]
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: key.count > 1
                        text: "×" + key.count
                        font: Type.bodyBold
                    }
                }
            }
        }
    }
}
