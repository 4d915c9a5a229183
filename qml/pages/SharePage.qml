// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Share

// The match as a code for other tablets to scan, and every other way out.
Page {
    id: root

    readonly property Sharing sharing: App.sharing
    readonly property bool isBroad: width > height
    readonly property int room: isBroad ? Math.min(width - 2 * Theme.gap - 320, body.height - 2 * Theme.gap)
        : Math.min(width - 2 * Theme.gap, 720)
    readonly property int wordsRoom: isBroad ? Math.min(480, width - room - 3 * Theme.gap) : room

    Keys.onReturnPressed: root.backWanted()
    Keys.onEnterPressed: root.backWanted()
    Component.onCompleted: sharing.show()

    Connections {
        target: root.sharing

        function onMessage(sentence: string) { slip.tell(sentence) }
    }
    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Share this match")
        onBackClicked: root.backWanted()
    }
    ScrollArea {
        id: body
        anchors.top: header.bottom
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: root.isBroad ? Math.max(code.height, words.height) + 2 * Theme.gap
            : words.y + words.height + Theme.gap

        Column {
            id: code
            x: Math.round((parent.width - width - (root.isBroad ? Theme.gap + root.wordsRoom : 0)) / 2)
            y: Theme.gap
            width: root.room
            spacing: Theme.gap

            SegmentedSwitch {
                objectName: "extentSwitch"
                width: parent.width
                visible: root.sharing.newMoves > 0
                tall: true
                //: Spoken before the words of a choice: what a code holds
                title: qsTr("What the code holds")
                options: [
                    //: A code holds: only the moves that the others do not have; or everything
                    qsTr("%n new move(s)", "", root.sharing.newMoves),
                    qsTr("Whole match")
                ]
                current: root.sharing.whole ? 1 : 0
                onChosen: index => root.sharing.whole = index === 1
            }
            CodePicture {
                objectName: "code"
                width: parent.width
                height: root.isBroad ? width - (root.sharing.newMoves > 0 ? 46 + Theme.gap : 0) : width
                text: root.sharing.text
                Accessible.role: Accessible.Graphic
                //: Spoken of a QR code on the screen
                Accessible.name: qsTr("QR code of this match")
            }
        }
        ShareCard {
            id: words
            x: root.isBroad ? code.x + code.width + Theme.gap : Math.round((parent.width - width) / 2)
            y: root.isBroad ? Theme.gap : code.y + code.height + Theme.gap
            width: root.wordsRoom
            sharing: root.sharing
        }
    }
    ActionBar {
        id: bar
        objectName: "bar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: root.isBroad ? root.room + root.wordsRoom + 3 * Theme.gap : 720 + 2 * Theme.gap
        hasUndo: false
        //: Button: opens the camera for another tablet's code
        wayOutText: qsTr("Scan theirs")
        wayOutIcon: "camera"
        mainText: qsTr("Done")
        onWayOutClicked: root.wanted("scan")
        onMainClicked: root.backWanted()
    }
    NoticeHost {
        id: slip
        objectName: "shareSlip"
        anchors.fill: parent
        bottomMargin: bar.height + Theme.gap
        canOverrule: false
    }
}
