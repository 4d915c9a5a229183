// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// How much is kept here and since when nowhere else; a copy of it, and whether to be reminded.
Paper {
    id: root

    signal folderWanted

    implicitHeight: content.height

    Column {
        id: content
        width: parent.width
        topPadding: Theme.gapLarge
        bottomPadding: Theme.gap

        SpokenText {
            objectName: "howMany"
            x: Theme.gapLarge
            width: parent.width - 2 * x
            text: App.backups.matches === 0 ? qsTr("Nothing is kept on this device yet.")
                : qsTr("%n match(es) is/are kept on this device.", "", App.backups.matches) + " "
                //: %1 a day, such as "31 May 2024"
                + (App.backups.last === "" ? qsTr("No copy was saved yet.") : qsTr("The last copy is of %1.").arg(App.backups.last))
        }
        SpokenText {
            objectName: "mayForget"
            x: Theme.gapLarge
            width: parent.width - 2 * x
            topPadding: Theme.gap
            visible: App.mayForget
            //: In a browser that did not promise to keep what is here. "Home screen" as iPhones call it
            text: qsTr("This browser may throw away what is kept here, after weeks without a visit or when room is short: save a copy now and then. On the home screen of an iPhone or iPad it is safer, but begins empty there: save a copy first, and bring it back on the page that opens from the home screen.")
        }
        SpokenText {
            objectName: "besideFile"
            x: Theme.gapLarge
            width: parent.width - 2 * x
            topPadding: Theme.gap
            visible: App.backups.besideFile && !App.isPage
            //: %1 the name of a file. The button below it is "Save a copy"
            text: qsTr("What was done last stands beside the file, in “%1”: whoever copies the file by hand takes both. A copy saved here has everything.").arg(App.place.split("/").pop() + "-wal")
        }
        Item {
            width: 1
            height: Theme.gap
        }
        AppButton {
            objectName: "saveCopy"
            x: Theme.gapLarge
            width: parent.width - 2 * x
            kind: AppButton.Primary
            iconName: "file"
            //: Button: saves a copy of everything
            text: qsTr("Save a copy")
            detail: qsTr("Every match and setting in one file")
            onClicked: App.backups.save()
        }
        ListRow {
            objectName: "saveCopyElsewhere"
            // A browser has no folders: there it is a download.
            visible: !App.isPage
            width: parent.width
            iconName: "file"
            trailingIcon: ""
            //: A copy of everything, in a folder that is asked for
            title: qsTr("Save a copy elsewhere …")
            detail: qsTr("On a stick, in a folder that is kept in two places")
            onClicked: root.folderWanted()
        }
        SwitchRow {
            objectName: "remindSwitch"
            x: Theme.gapLarge
            width: parent.width - 2 * x
            title: qsTr("Remind me of copies")
            //: %1 a number of matches, %2 of days
            detail: qsTr("After %1 finished matches, or %2 days with one").arg(App.backups.manyMatches).arg(App.backups.manyDays)
            checked: App.backups.reminding
            onClicked: App.backups.reminding = !checked
        }
    }
}
