// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What one got alone by the same rules in other matches, the best first.
Paper {
    id: root

    // "points" and "when" of each.
    required property var results

    implicitHeight: Math.ceil(list.height) + 2 * Theme.gapLarge

    Column {
        id: list
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        AppText {
            //: Heading over results of other matches, by the same rules
            text: qsTr("Earlier results")
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: root.results

            Item {
                id: line

                required property var modelData
                required property int index

                objectName: "earlier" + index
                width: list.width
                height: Math.ceil(Math.max(points.implicitHeight, when.implicitHeight)) + Theme.gapSmall
                Accessible.role: Accessible.StaticText
                Accessible.name: points.text + ", " + when.text

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.index === 0
                    name: "crown"
                    size: 16
                    color: Theme.inkSoft
                }
                AppText {
                    id: points
                    anchors.verticalCenter: parent.verticalCenter
                    x: 24
                    text: line.modelData.points
                    font: line.index === 0 ? Type.labelBold : Type.label
                }
                AppText {
                    id: when
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData.when
                    color: Theme.inkSoft
                    font: Type.label
                }
            }
        }
    }
}
