// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// Points that something brought: those that are some stand out.
Rectangle {
    id: root

    required property int points
    property bool isLarge: false

    implicitWidth: Math.ceil(words.implicitWidth) + 2 * Theme.gap
    implicitHeight: Math.ceil(words.implicitHeight) + 2
    radius: height / 2
    color: points > 0 ? Theme.yesTint : Theme.paperSunk

    AppText {
        id: words
        anchors.centerIn: parent
        //: Points earned, short: "+3 pt"
        text: qsTr("+%1 pt").arg(root.points)
        color: root.points > 0 ? Theme.yes : Theme.inkSoft
        font: root.isLarge ? Type.labelBold : Type.smallBold
    }
}
