// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// A development: box, name, effect or what is missing, cost, points.
Touchable {
    id: root

    required property string name
    property string detail
    required property int cost
    required property int points
    property bool owned: false
    property bool fresh: false
    property bool corrected: false
    // What the table corrected here, in a sentence.
    property string correction
    property bool chosen: false
    // Can be paid for now.
    property bool legal: false
    // Everything is in pencil grey but what is owned.
    property bool far: !owned && !legal && !chosen
    property int mark: -1
    readonly property color accent: mark < 0 ? Theme.ink : Theme.pieces.player(mark)

    implicitHeight: Math.max(46, words.height + Theme.gap)
    takesEnter: false
    activeFocusOnTab: legal || chosen || activeFocus
    checkable: true
    checked: owned
    spokenName: name
    //: Spoken after a development: what it costs and how many points it brings.
    spokenDetail: joined(detail, qsTr("costs %1, %2 points").arg(cost).arg(points),
        //: Spoken of a development: changed by the table; picked, not yet paid for; can be paid for
        correction !== "" ? correction : corrected ? qsTr("corrected") : "",
        chosen ? qsTr("picked") : legal ? qsTr("can be bought") : "")

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 1
        anchors.bottomMargin: 1
        visible: root.legal || root.chosen
        radius: Theme.radiusPaper
        color: root.chosen ? Theme.pieces.tint(root.mark) : root.down ? Theme.paperSunk : "transparent"
        border.width: root.chosen ? Theme.lineBold : Theme.lineLegal
        border.pixelAligned: false
        border.color: root.accent
    }
    CheckBoxMark {
        id: box
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.gap
        side: 20
        accent: root.accent
        legal: root.legal
        noted: root.corrected
        mark: root.corrected && root.owned ? CheckBoxMark.Corrected : root.fresh ? CheckBoxMark.Fresh
            : root.owned ? CheckBoxMark.Done : root.chosen ? CheckBoxMark.Pencilled : CheckBoxMark.Empty
    }
    Column {
        id: words
        anchors.left: box.right
        anchors.leftMargin: Theme.gap
        anchors.right: price.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter

        FittedText {
            width: parent.width
            text: root.name
            color: root.far ? Theme.inkSoft : Theme.ink
            font: Type.name
        }
        AppText {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            maximumLineCount: 2
            text: root.detail
            color: Theme.inkSoft
            font: Type.small
        }
    }
    Row {
        id: price
        anchors.right: ring.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.owned
        width: visible ? implicitWidth : 0
        spacing: 3

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.cost
            color: root.far ? Theme.inkSoft : Theme.ink
            font: root.far ? Type.body : Type.bodyBold
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "coin"
            size: 14
            color: Theme.coin
        }
    }
    Rectangle {
        id: ring
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: 28
        height: width
        radius: width / 2
        color: "transparent"
        border.width: root.owned ? 2 : root.chosen ? 1 : 0
        border.color: root.accent

        AppText {
            anchors.centerIn: parent
            text: root.points
            color: root.owned || root.chosen ? root.accent : root.far ? Theme.inkSoft : Theme.ink
            font: root.far ? Type.body : Type.bodyBold
        }
    }
}
