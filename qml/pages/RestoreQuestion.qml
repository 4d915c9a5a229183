// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls

// What would come, and what is here; nothing is lost by either answer.
Question {
    id: root

    readonly property bool isCopy: App.restoring.kind === Restoring.Copy
    readonly property bool isPlays: App.restoring.kind === Restoring.Plays

    text: isCopy ? qsTr("Put this copy in the place of everything here?") : qsTr("Take these matches in?")
    //: Buttons under a question: a saved copy takes the place of what is here; matches come to those here
    yesText: isCopy ? qsTr("Bring back") : qsTr("Take in")

    SpokenText {
        objectName: "whatComes"
        //: %1 such as "12 matches, the last one of 31 May 2024"
        text: qsTr("In the file: %1").arg(App.restoring.there)
    }
    SpokenText {
        //: %1 such as "12 matches, the last one of 31 May 2024"
        text: qsTr("Here: %1").arg(App.restoring.here)
    }
    SpokenText {
        text: root.isCopy ? qsTr("What is here is set aside and can be taken back.")
            : qsTr("Matches that are here already are not added again.")
    }
    SpokenText {
        objectName: "asResults"
        visible: root.isPlays
        text: qsTr("They were logged in another program and come in as results: there is no sheet of them and no replay.")
    }
    StrangerNames {
        width: parent?.width ?? 0
        visible: strangers.length > 0 && people.length > 0
        strangers: App.restoring.strangers
        people: App.restoring.people
        onMatched: (stranger, name) => App.restoring.match(stranger, name)
    }
}
