// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// A question over the page, answered by one of two buttons; touching beside it is a no.
FocusScope {
    id: root

    required property string text
    required property string yesText
    // Under it: what it brings, or what is missing.
    property string yesDetail
    property bool possible: true
    //: Button under a question: leave it as it is
    property string noText: qsTr("Cancel")
    property string noDetail
    // What the yes brings cannot be taken back: then it is no filled button, and Enter is no yes.
    property bool loses: false
    property int mark: -1
    // How far from below a notice stands that hides no button.
    readonly property int noticeMargin: paper.isCentred ? Theme.gap : Theme.barHeight + Theme.gap
    default property alias content: extra.data

    signal yes
    signal no

    function answer() {
        if (possible && !loses)
            yes()
    }

    focus: true
    Keys.onReturnPressed: root.answer()
    Keys.onEnterPressed: root.answer()

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim

        MouseArea {
            objectName: "backing"
            anchors.fill: parent
            onClicked: root.no()
        }
    }
    Paper {
        id: paper

        readonly property int under: Math.round((parent.height - height) / 2)
        readonly property bool isCentred: parent.width >= PageScale.narrowest && under >= Theme.barHeight + 4 * Theme.gap

        anchors.bottom: parent.bottom
        // In the middle of a wide window, where a notice has room below it; else near the thumbs, a little higher where that is high.
        anchors.bottomMargin: isCentred ? under : parent.width >= PageScale.narrowest ? Theme.gap
            : parent.height > 800 ? Math.min(Math.round(parent.height * 0.4), parent.height - height - Theme.gap) : Theme.gap
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gap, 480)
        height: Math.min(parent.height - 2 * Theme.gap, scroll.contentHeight + 1 + bar.height)
        Accessible.role: Accessible.Dialog
        Accessible.name: root.text

        MouseArea {
            objectName: "backing"
            anchors.fill: parent
        }
        ScrollArea {
            id: scroll
            anchors.fill: parent
            anchors.margins: 1
            anchors.bottomMargin: bar.height
            contentHeight: words.y + words.height + Theme.gapLarge

            Column {
                id: words
                x: Theme.gapLarge
                y: Math.min(2 * Theme.gapLarge, Math.round(root.height / 24))
                width: parent.width - 2 * x
                spacing: Theme.gapLarge

                AppText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    text: root.text
                    font: Type.heading
                }
                Column {
                    id: extra
                    width: parent.width
                    spacing: Theme.gap
                }
            }
        }
        ActionBar {
            id: bar
            anchors.bottom: parent.bottom
            width: parent.width
            plain: true
            hasUndo: false
            mark: root.mark
            wayOutText: root.noText
            wayOutDetail: root.noDetail
            mainText: root.yesText
            mainDetail: root.yesDetail
            mainPossible: root.possible
            isMainPrimary: !root.loses
            onWayOutClicked: root.no()
            onMainClicked: root.yes()
        }
    }
}
