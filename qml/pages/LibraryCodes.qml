// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Share

// Cards as codes for another tablet to scan: one after the other, round and round, unless somebody turns them by hand.
FocusScope {
    id: root

    readonly property LibraryTransfer transfer: App.cards.transfer
    readonly property bool isBroad: width > height
    readonly property int count: transfer.codes.length
    property int place: 0
    property bool turnsItself: !Theme.reducedMotion

    signal closeWanted

    function turn(by: int) {
        place = (place + by + count) % Math.max(1, count)
    }

    Keys.onLeftPressed: root.turn(-1)
    Keys.onRightPressed: root.turn(1)
    Accessible.role: Accessible.Pane

    Timer {
        interval: 900
        repeat: true
        running: root.turnsItself && root.count > 1
        onTriggered: root.turn(1)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table

        MouseArea {
            objectName: "backing"
            anchors.fill: parent
        }
    }
    PageHeader {
        id: header
        width: parent.width
        //: Title of a page with codes of so many cards
        title: qsTr("%n card(s) as a code", "", root.transfer.codeCards)
        onBackClicked: root.closeWanted()
    }
    CodePicture {
        id: code
        objectName: "cardCode"
        anchors.top: header.bottom
        anchors.topMargin: Theme.gap
        x: Math.round((parent.width - width - (root.isBroad ? words.width + Theme.gap : 0)) / 2)
        width: root.isBroad ? Math.min(bar.y - header.height - 2 * Theme.gap, parent.width - 280) : Math.min(parent.width - 2 * Theme.gap, bar.y - header.height - words.height - 3 * Theme.gap)
        height: width
        text: root.transfer.codes[root.place] ?? ""
        Accessible.role: Accessible.Graphic
        Accessible.name: turning.text
    }
    Column {
        id: words
        x: root.isBroad ? code.x + code.width + Theme.gap : Math.round((parent.width - width) / 2)
        y: root.isBroad ? code.y : code.y + code.height + Theme.gap
        width: root.isBroad ? 260 : Math.min(parent.width - 2 * Theme.gap, 640)
        spacing: Theme.gap

        SpokenText {
            id: turning
            objectName: "codeNumber"
            //: Under a code that belongs to a set
            text: root.count > 1 ? qsTr("Code %1 of %2").arg(root.place + 1).arg(root.count) : qsTr("One code holds it all")
            font: Type.bodyBold
        }
        SpokenText {
            text: root.count > 1 ? qsTr("Hold the other tablet's camera on it until it has read all of them.")
                : qsTr("On the other tablet: scan it where codes are scanned.")
            color: Theme.inkSoft
        }
        Row {
            spacing: Theme.gapSmall

            AppButton {
                objectName: "pauseCodes"
                visible: root.count > 1
                kind: AppButton.Quiet
                iconName: root.turnsItself ? "pause" : "play"
                //: Button: codes that follow each other stand still, or go on
                text: root.turnsItself ? qsTr("Pause") : qsTr("Go on")
                onClicked: root.turnsItself = !root.turnsItself
            }
            IconButton {
                objectName: "nextCode"
                visible: root.count > 1 && !root.turnsItself
                iconName: "next"
                //: Button: the next of several codes
                text: qsTr("Next code")
                onClicked: root.turn(1)
            }
            AppButton {
                objectName: "copyCodes"
                kind: AppButton.Quiet
                iconName: "copy"
                //: Button: the codes go to the clipboard as text
                text: qsTr("Copy")
                onClicked: root.transfer.copyCodes()
            }
        }
    }
    ActionBar {
        id: bar
        objectName: "codesBar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: 640 + 2 * Theme.gap
        hasUndo: false
        mainText: qsTr("Done")
        onMainClicked: root.closeWanted()
    }
}
