// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the skulls brought, above what it did to whom: they, its name, one sentence.
Column {
    id: root

    required property string name
    property string sentence
    property int skulls: 0
    readonly property bool isNarrow: width < 320

    spacing: Theme.gap

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.isNarrow ? Theme.gapSmall : 14

        Repeater {
            model: 7

            Icon {
                required property int index

                visible: index < root.skulls
                name: "skull"
                size: root.skulls > 4 || root.isNarrow ? 30 : 38
                color: Theme.danger
            }
        }
    }
    FittedText {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        text: root.name
        font: Type.event
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    AppText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: root.sentence
        color: Theme.inkSoft
        font: Type.label
    }
}
