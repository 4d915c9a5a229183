// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// Where a match was played, and whatever is worth remembering; kept as it is typed.
Paper {
    id: root

    required property History history
    readonly property var matchId: history.shown.matchId ?? 0 // qmllint disable type
    // Whose texts stand in the fields.
    property var written: 0
    property bool isDirty: false

    function take() {
        leave()
        written = matchId
        place.text = history.shown.place ?? "" // qmllint disable type
        note.text = history.shown.note ?? ""
    }

    // What is refused waits in its field.
    function save() {
        if (isDirty && history.describe(written, place.text, note.text))
            isDirty = false
    }

    function leave() {
        if (isDirty)
            history.describeCleaned(written, place.text, note.text)
        isDirty = false
    }

    function edited() {
        isDirty = true
        pause.restart()
    }

    implicitHeight: Math.ceil(fields.height) + 2 * Theme.gapLarge
    onMatchIdChanged: take()
    Component.onCompleted: take()
    Component.onDestruction: leave()

    Timer {
        id: pause
        interval: 400
        onTriggered: root.save()
    }
    Column {
        id: fields
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        TextEntry {
            id: place
            objectName: "placeEntry"
            width: parent.width
            maximumLength: 100
            //: Where a match was played
            label: qsTr("Where")
            onEdited: root.edited()
        }
        NoteField {
            id: note
            objectName: "noteEntry"
            width: parent.width
            most: 2000
            //: What is worth remembering of a match
            label: qsTr("Note")
            onEdited: root.edited()
        }
    }
}
