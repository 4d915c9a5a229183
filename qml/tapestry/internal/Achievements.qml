// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The achievements: what they bring whom, and who has them, in order.
Grid {
    id: root

    required property TapestryMatch match

    columns: width >= 360 ? 3 : 1
    spacing: Theme.gapSmall

    Repeater {
        model: root.match.achievements

        Paper {
            id: achievement

            required property var modelData

            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: 58

            AppText {
                x: Theme.gap
                y: 4
                width: parent.width - 2 * x
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                text: achievement.modelData.name
                font: Type.smallBold
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: achievement.modelData.name + " " + achievement.modelData.prizes + " "
                    + achievement.modelData.seats.map(seat => root.match.names[seat]).join(", ")
            }
            AppText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 5
                //: Points for whoever comes first, second, third: %1 "10 · 5"
                text: qsTr("%1 pt").arg(achievement.modelData.prizes)
                color: Theme.inkSoft
                font: Type.small
            }
            Row {
                x: Theme.gap
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 5
                spacing: 3

                Repeater {
                    model: achievement.modelData.seats

                    PlayerToken {
                        required property int modelData

                        mark: root.match.marks[modelData]
                        letter: root.match.names[modelData]
                        size: 16
                    }
                }
            }
        }
    }
}
