// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// What the last turn brought in short, or what undo took back: as high for one line as for two, so that what lies below stays where it
// is; a touch opens all of it.
Rectangle {
    id: root

    required property TapestryMatch match
    property bool isOpened: false
    readonly property string text: match.told !== "" ? match.told : match.lastTurn
    readonly property string inShort: text === match.lastTurn ? match.lastTurnInShort : text
    // Something can come to stand here.
    readonly property bool isLine: text !== "" || !match.over && !match.scoring && match.mending === ""
    // What is left out or cut is there to be opened.
    readonly property bool opensWhole: inShort !== text || words.truncated || isOpened

    objectName: "told"
    visible: text !== ""
    implicitHeight: Math.ceil(Math.max(Theme.touch, (isOpened ? words.height : 2 * metrics.lineSpacing) + Theme.gapSmall))
    color: opener.down ? Theme.paperSunk : Theme.paper
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    onTextChanged: isOpened = false

    FontMetrics {
        id: metrics
        font: words.font
    }
    AppText {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gapLarge
        width: sign.x - x - Theme.gapSmall
        wrapMode: Text.Wrap
        maximumLineCount: root.isOpened ? 99 : 2
        text: root.isOpened ? root.text : root.inShort
        color: Theme.inkSoft
        font: Type.label
    }
    Icon {
        id: sign
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.opensWhole
        rotation: root.isOpened ? -90 : 90
        name: "chevron"
        size: 16
        color: Theme.inkSoft
    }
    Touchable {
        id: opener
        objectName: "pastTold"
        anchors.fill: parent
        visible: root.opensWhole
        //: Spoken name of a line: what the last turn brought
        spokenName: qsTr("Last turn")
        spokenDetail: root.text
        checkable: true
        checked: root.isOpened
        onClicked: root.isOpened = !root.isOpened
    }
}
