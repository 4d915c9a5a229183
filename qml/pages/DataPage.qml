// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// All matches belong to the table: a copy of everything, the way back, and files for other programs.
Page {
    id: root

    property bool fromSettings: false

    // What was open goes before everything is exchanged.
    signal exchangeWanted(var work)

    function goBack(): bool {
        if (App.restoring.kind !== Restoring.Nothing) {
            App.restoring.forget()
            return true
        }
        if (fromSettings)
            wanted("settings")
        return fromSettings
    }

    function restore() {
        if (App.restoring.kind === Restoring.Copy)
            exchangeWanted(() => App.restoring.restore())
        else
            App.restoring.restore()
    }

    Component.onDestruction: App.restoring.forget()

    component Messages: Connections {
        function onMessage(sentence: string) { slip.tell(sentence) } // qmllint disable unqualified
    }
    component DataRow: ListRow {
        width: back.width // qmllint disable unqualified
        trailingIcon: ""
    }

    Messages { target: App.backups }
    Messages { target: App.exporting }
    Messages { target: App.restoring }
    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Your data")
        onBackClicked: if (!root.goBack()) root.backWanted()
    }
    ScrollArea {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: content.height + 2 * Theme.gap

        CardColumns {
            id: content
            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(root.width - 2 * Theme.gap, root.width < 960 ? 640 : 1280)
            height: implicitHeight
            most: 2

            CopyCard {
                onFolderWanted: folders.active = true
            }
            Paper {
                height: back.height

                Column {
                    id: back
                    width: parent.width

                    DataRow {
                        objectName: "bringBack"
                        visible: !App.restoring.busy
                        iconName: "undo"
                        title: qsTr("Bring back a copy …")
                        detail: qsTr("Or take in a history, or plays logged elsewhere. You are asked first")
                        onClicked: files.setSource("FileChooser.qml", { title: qsTr("A copy, a history file, or plays of BG Stats or BoardGameGeek") })
                    }
                    ImportProgress {
                        width: parent.width
                        visible: App.restoring.busy
                    }
                    DataRow {
                        objectName: "takeBack"
                        visible: App.restoring.canTakeBack && !App.restoring.busy
                        iconName: "redo"
                        title: qsTr("Undo that")
                        detail: qsTr("Everything as it was before the copy was brought back")
                        onClicked: root.exchangeWanted(() => App.restoring.takeBack())
                    }
                }
            }
            TableCard {}
        }
    }
    // By file, since they are read when they are first wanted.
    Loader {
        id: folders
        active: false
        source: "FolderChooser.qml"
    }
    Connections {
        target: folders.item
        ignoreUnknownSignals: true

        function onAccepted() {
            App.backups.save(folders.item.selectedFolder) // qmllint disable type
            folders.active = false
        }
        function onRejected() { folders.active = false }
    }
    Loader {
        id: files
    }
    Connections {
        target: files.item
        ignoreUnknownSignals: true

        function onAccepted() {
            App.restoring.look(files.item.selectedFile) // qmllint disable type
            files.setSource("")
        }
        function onRejected() { files.setSource("") }
    }
    Loader {
        anchors.fill: parent
        active: App.restoring.kind !== Restoring.Nothing
        focus: active
        source: "RestoreQuestion.qml"
        onLoaded: {
            item.objectName = "restoreQuestion"
            item.yes.connect(root.restore) // qmllint disable type
            item.no.connect(App.restoring.forget)
        }
    }
    NoticeHost {
        id: slip
        objectName: "dataSlip"
        anchors.fill: parent
        bottomMargin: Theme.gap
        canOverrule: false
    }
}
