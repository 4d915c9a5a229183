// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What kind of tile it is.
Grid {
    id: root

    required property NationsMatch match
    // Two above two, where nothing else is asked for yet.
    property bool isLarge: false
    readonly property var kinds: [
        //: Kinds of tiles, short: a button of 80 px
        { icon: "house", short: qsTr("Developm."), name: qsTr("Development") },
        { icon: "person", short: qsTr("Advisor"), name: qsTr("Advisor") },
        { icon: "flag", short: qsTr("Colony"), name: qsTr("Colony") },
        { icon: "temple", short: qsTr("Wonder"), name: qsTr("Wonder") }
    ]

    columns: isLarge ? 2 : 4
    spacing: Theme.gap

    Repeater {
        model: root.kinds

        PickKey {
            id: key

            required property var modelData
            required property int index

            objectName: "kind" + index
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: root.isLarge ? 140 : 58
            kind: index
            chosen: root.match.picker.kind === index
            spokenName: modelData.name
            onClicked: root.match.touch("tile", index)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.isLarge ? 28 : 9
                name: key.modelData.icon
                size: root.isLarge ? 44 : 22
            }
            FittedText {
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.isLarge ? 88 : 34
                width: parent.width - 8
                horizontalAlignment: Text.AlignHCenter
                text: Type.widthOf(key.modelData.name, Type.labelBold) < width ? key.modelData.name : key.modelData.short
                font: root.isLarge ? Type.bodyBold : key.chosen ? Type.labelBold : Type.label
            }
        }
    }
}
