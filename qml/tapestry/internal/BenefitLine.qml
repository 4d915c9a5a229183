// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What is told of a benefit so far, whose it is, and the key that rubs the last of it out.
Column {
    id: root

    required property TapestryMatch match
    readonly property var benefit: match.benefit
    readonly property bool isOthers: benefit.isCard === false

    spacing: Theme.gapSmall

    Row {
        width: parent.width
        visible: root.isOthers && root.match.names.length > 1
        spacing: Theme.gapSmall

        Repeater {
            model: root.match.names

            FilterChip {
                required property int index
                required property string modelData

                objectName: "for" + index
                text: modelData
                chosen: root.benefit.seat === index
                onClicked: {
                    if (!chosen)
                        root.match.touch("benefit", index)
                }
            }
        }
    }
    Paper {
        width: parent.width
        // Two lines have their room, so that the keys below stay where they are.
        height: Math.max(Theme.touch, 3 * Type.label.pixelSize + Theme.gapLarge, words.height + Theme.gap)

        AppText {
            id: words
            anchors.left: parent.left
            anchors.leftMargin: Theme.gapLarge
            anchors.right: back.left
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            //: Where a benefit is told: nothing of it is told yet
            text: (root.benefit.words ?? "") === "" ? qsTr("nothing yet") : root.benefit.words
            font: Type.label
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        IconButton {
            id: back
            objectName: "unword"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            //: Button: rubs out the last part of a benefit that is told
            text: qsTr("Rub out the last")
            possible: (root.benefit.count ?? 0) > 0
            onClicked: root.match.touch("unword")
        }
    }
    TextEntry {
        objectName: "why"
        width: parent.width
        visible: root.isOthers
        label: qsTr("Why? (if you like)")
        maximumLength: 200
        text: root.benefit.why ?? ""
        onEdited: root.match.sayWhy(text)
    }
}
