// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The line of the sheet with the disaster points. Only a long touch does something, it corrects them, unless it is framed:
// then the number is asked for.
Touchable {
    id: root

    required property int count
    property int fresh: 0
    property int corrected: 0
    // What the table corrected here, in a sentence.
    property string correction
    property bool legal: false
    property int mark: -1
    property bool dense: false
    readonly property int gap: dense ? 6 : Theme.gap
    // What is left for a line of fifteen boxes, behind the picture and the sum, and behind the word too.
    readonly property real room: width - skull.x - skull.width - 2 * gap - Type.widthOf("−99", Type.labelBold)
    readonly property real roomBesideName: room - 6 - nameText.implicitWidth
    readonly property bool hasName: !dense && boxes.lineWidth(9) <= roomBesideName
    //: The line of the score sheet that counts points lost.
    readonly property string name: qsTr("Disasters")

    // What a finger needs more than that, it has beyond its edges.
    implicitHeight: Math.max(dense ? 34 : Theme.touch, nameText.height)
    canHold: true
    activeFocusOnTab: legal
    spokenName: name
    spokenDetail: !ScreenReader.listens ? "" : joined(sum.text, correction)

    Rectangle {
        anchors.fill: parent
        visible: root.legal
        radius: Theme.radiusPaper
        color: root.down ? Theme.paperSunk : "transparent"
        border.width: Theme.lineLegal
        border.pixelAligned: false
        border.color: Theme.pieces.player(root.mark)
    }
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
        visible: root.hasName
        text: root.name
        font: Type.name
    }
    DisasterBoxes {
        id: boxes
        anchors.left: root.hasName ? nameText.right : skull.right
        anchors.leftMargin: root.gap
        anchors.verticalCenter: parent.verticalCenter
        count: root.count
        fresh: root.fresh
        corrected: root.corrected
        side: fittingSide(root.hasName ? root.roomBesideName : root.room, root.dense ? 10 : 11)
    }
    AppText {
        id: sum
        anchors.left: boxes.right
        anchors.leftMargin: root.gap
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
