// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// Over the match while its disk fails: what is missing there, another try, and the way to another place. It stays until
// all is kept.
Rectangle {
    id: root

    required property TableMatch match
    // Beside the sentence where there is room.
    readonly property bool isFlat: width >= 560

    // What became of saving it elsewhere.
    signal message(string sentence)

    objectName: "unsavedReason"
    implicitHeight: Math.ceil(isFlat ? Math.max(sentence.height, ways.height) : sentence.height + Theme.gap + ways.height)
        + 2 * Theme.gap
    color: Theme.dangerTint
    Accessible.role: Accessible.AlertMessage
    Accessible.name: match.unsavedReason

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.danger
    }
    Icon {
        id: sign
        x: Theme.gapLarge
        anchors.verticalCenter: sentence.verticalCenter
        name: "warning"
        size: 18
        color: Theme.danger
    }
    AppText {
        id: sentence
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap
        y: root.isFlat ? Math.round((root.height - height) / 2) : Theme.gap
        width: (root.isFlat ? ways.x : root.width - Theme.gap) - x - Theme.gap
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        text: root.match.unsavedReason
        color: Theme.danger
        font: Type.labelBold
    }
    Row {
        id: ways
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        y: root.isFlat ? Math.round((root.height - height) / 2) : sentence.y + sentence.height + Theme.gap
        width: root.isFlat ? Math.min(360, Math.round(root.width * 0.5)) : root.width - 2 * Theme.gap
        spacing: Theme.gap

        AppButton {
            objectName: "retrySave"
            visible: !root.match.isReadOnly
            width: Math.floor((parent.width - Theme.gap) / 2)
            implicitHeight: Theme.touch
            //: Button: what could not be kept is kept now, if that is possible again
            text: qsTr("Try again")
            onClicked: root.match.retrySave()
        }
        AppButton {
            objectName: "saveElsewhere"
            width: root.match.isReadOnly ? parent.width : Math.floor((parent.width - Theme.gap) / 2)
            implicitHeight: Theme.touch
            //: Button: writes the match into a file of one's choice
            text: root.match.isReadOnly ? qsTr("Save as a file") : qsTr("Save elsewhere")
            onClicked: chooser.active = true
        }
    }
    // By file, since it is read when it is first wanted.
    Loader {
        id: chooser
        objectName: "saveChooser"
        active: false
        source: "qrc:/qt/qml/Pegsheet/pages/SaveChooser.qml"
    }
    Connections {
        target: chooser.item
        ignoreUnknownSignals: true

        function onAccepted() {
            root.message(App.sharing.saveAs(chooser.item.selectedFile)) // qmllint disable type
            chooser.active = false
        }
        function onRejected() { chooser.active = false }
    }
}
