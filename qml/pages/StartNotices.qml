// SPDX-License-Identifier: Apache-2.0
// What a loader holds is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App

// What is wrong, if anything is, and what is worth a reminder.
Column {
    id: root

    signal wanted(string where)

    spacing: 14
    visible: App.problem !== "" || App.backups.due || App.newerWaits

    // Read by file, where there is something to show: an empty table starts without them.
    Loader {
        objectName: "problem"
        width: parent.width
        active: App.problem !== ""
        visible: active
        source: "ProblemCard.qml"
    }
    Loader {
        objectName: "backupReminder"
        width: parent.width
        active: App.backups.due
        visible: active
        source: "BackupReminder.qml"
        onLoaded: item.wanted.connect(where => root.wanted(where)) // qmllint disable type
    }
    Loader {
        objectName: "newerVersion"
        width: parent.width
        active: App.newerWaits
        visible: active
        source: "NewerVersion.qml"
    }
}
