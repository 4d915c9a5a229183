// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Another tablet's code where the program reads no camera: by its link or its text.
Page {
    id: root

    // A file that was handed over from outside: none can be read here.
    property url offered

    // What came is only more of the match that is open: taken over without a question.
    signal grown

    function importMatches(text: string) {
        intake.take(text)
    }

    // What was taken in, in words.
    function tell(words: string) {
        hint.text = words
    }

    Keys.onReturnPressed: root.importMatches(code.text)
    Keys.onEnterPressed: root.importMatches(code.text)

    ScanIntake {
        id: intake
        onTold: words => root.tell(words)
        onSaid: sentence => root.tell(sentence)
        onWanted: where => root.wanted(where)
        onGrown: root.grown()
    }
    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Take over a match")
        onBackClicked: root.backWanted()
    }
    Column {
        anchors.top: header.bottom
        anchors.topMargin: Theme.gapLarge
        x: Math.round((parent.width - width) / 2)
        width: Math.min(parent.width - 2 * Theme.gapLarge, 640)
        spacing: Theme.gapLarge

        SpokenText {
            id: hint
            width: parent.width
            text: qsTr("Open the link that the other tablet sent, or put the text of its code in here.")
            font: Type.body
        }
        TextEntry {
            id: code
            objectName: "codeText"
            width: parent.width
            //: What is typed or pasted there
            label: qsTr("Text of a code")
            onAccepted: root.importMatches(text)
        }
        AppButton {
            objectName: "lookAtCode"
            width: parent.width
            possible: code.text !== ""
            //: Button: shows the match that a code's text brings, before it is taken over
            text: qsTr("Look at the match")
            onClicked: root.importMatches(code.text)
        }
    }
    ActionBar {
        objectName: "bar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: 720 + 2 * Theme.gap
        hasUndo: false
        wayOutText: App.match === null ? "" : qsTr("Show mine")
        wayOutIcon: "code"
        mainText: qsTr("Done")
        onWayOutClicked: root.wanted("share")
        onMainClicked: root.backWanted()
    }
}
