// SPDX-License-Identifier: Apache-2.0
// The component is unbound: it is a list of Qt that makes rows of it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs.quickimpl // qmllint disable import
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The rows of the dialog for files that Qt has of its own: a name, cut before its ending, and below it when the file was changed and how
// large it is.
QtObject {
    id: rows

    // Qt's dialog, which chooses what is touched.
    required property var dialog
    // Where the keyboard comes from and goes to.
    required property Item path
    required property Item filter
    readonly property var writing: Qt.locale(App.settings.locale)
    readonly property Component row: FileDialogDelegate {
        id: line

        // What the list knows of a file; Qt reads the place.
        required property int index
        required property string fileName
        required property url fileUrl
        required property double fileSize
        required property date fileModified
        required property bool fileIsDir
        readonly property string changed: fileModified.toLocaleString(rows.writing, Locale.ShortFormat)

        dialog: rows.dialog
        file: fileUrl
        KeyNavigation.backtab: rows.path
        KeyNavigation.tab: rows.filter
        text: fileName
        width: ListView.view?.width ?? 0
        implicitHeight: Math.ceil(Math.max(Theme.touch, words.implicitHeight + Theme.gap))
        highlighted: ListView.isCurrentItem
        background: Rectangle {
            color: line.highlighted || line.down ? Theme.paperSunk : Theme.paper
        }

        Column {
            id: words
            x: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            width: (folder.visible ? folder.x : parent.width) - 2 * Theme.gap

            AppText {
                width: parent.width
                text: line.fileName
                elide: Text.ElideMiddle
                font: Type.labelBold
            }
            AppText {
                objectName: "fileDetail"
                width: parent.width
                //: Below the name of a folder in a list of files: %1 when it was changed
                text: line.fileIsDir ? qsTr("Folder · %1").arg(line.changed)
                    //: Below the name of a file: %1 when it was changed, %2 how large it is, "12 kB"
                    : qsTr("%1 · %2").arg(line.changed).arg(rows.writing.formattedDataSize(line.fileSize))
                color: Theme.inkSoft
                font: Type.small
            }
        }
        Icon {
            id: folder
            x: parent.width - width - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: line.fileIsDir
            name: "chevron"
            size: Theme.iconSmall
            color: Theme.inkSoft
        }
    }
}
