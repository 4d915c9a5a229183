// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The line of the sheet with the disaster points. Only a long touch does something: it corrects them.
Touchable {
    id: root

    required property int count
    property int fresh: 0
    property int corrected: 0
    // What the table corrected here, in a sentence.
    property string correction
    property bool dense: false
    // Fifteen boxes and the sum do not fit behind a long word.
    readonly property bool isTight: !dense && nameText.x + nameText.implicitWidth + 260 > width
    //: The line of the score sheet that counts points lost.
    readonly property string name: qsTr("Disasters")

    implicitHeight: Math.max(canHold ? Theme.touch : 24, nameText.height)
    canHold: true
    activeFocusOnTab: false
    spokenName: name
    spokenDetail: joined(sum.text, correction)

    Icon {
        id: skull
        anchors.verticalCenter: parent.verticalCenter
        x: root.dense ? 0 : 6
        name: "skull"
        size: root.dense ? 14 : Theme.iconSmall
        color: Theme.danger
    }
    AppText {
        id: nameText
        anchors.left: skull.right
        anchors.leftMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.dense
        text: root.name
        font: Type.name
    }
    DisasterBoxes {
        id: boxes
        anchors.left: root.dense ? skull.right : nameText.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        count: root.count
        fresh: root.fresh
        corrected: root.corrected
        least: root.dense || root.isTight ? 10 : 15
        side: root.dense ? 10 : 11
    }
    AppText {
        id: sum
        anchors.left: boxes.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: root.count === 0 ? "0" : "−" + root.count
        color: root.correction !== "" ? Theme.redPencil : root.count === 0 ? Theme.inkSoft : Theme.danger
        font: Type.labelBold
    }
    Icon {
        x: Math.min(sum.x + sum.width + 2, root.width - width)
        anchors.bottom: sum.verticalCenter
        visible: root.correction !== ""
        name: "pencil"
        size: 12
        color: Theme.redPencil
    }
}
