// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// How one field of a sheet shall be: the table overrules the app. What was begun is kept until it is done or left. The game says
// what is asked in `text`, how it is answered, and where it keeps the answer.
Question {
    id: root

    required property TableMatch match
    required property int seat
    // As match.explain and match.askCorrection name it.
    required property string path
    required property CorrectionDraft values
    // What answers: fields of the draft.
    required property Component field
    // What the table gives as its reason.
    readonly property string reason: why.text.trim()
    // What was begun before has been taken up.
    property bool isReady: false
    readonly property string earlier: match.correctionOf(seat, path)

    signal closed
    signal wanted(string where)

    // Makes the correction; whether it was made.
    function correct(): bool {
        return match.correct(seat, values.asObject(), reason)
    }

    function leave() {
        App.drafts.forget("correctField")
        closed()
    }

    function save() {
        if (!isReady)
            return
        App.drafts.save("correctField", { position: match.position, seat: seat, path: path, changes: values.changes,
            why: why.text })
    }

    objectName: "correctField"
    mark: match.marks[seat]
    //: Button: makes the correction
    yesText: qsTr("Correct")
    yesDetail: values.count > 0 ? qsTr("in red pencil") : qsTr("nothing changed yet")
    possible: values.count > 0
    onYes: {
        if (correct())
            leave()
    }
    onNo: leave()
    Component.onCompleted: {
        const kept = App.drafts.load("correctField")
        if (kept.position === match.position && kept.seat === seat && kept.path === path) {
            values.changes = kept.changes
            why.text = kept.why
        }
        isReady = true
    }

    Connections {
        target: root.values

        function onChangesChanged() { root.save() }
    }
    AppText {
        objectName: "earlier"
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.earlier
        color: Theme.redPencil
        font: Type.label
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Loader {
        width: parent.width
        sourceComponent: root.field
    }
    TextEntry {
        id: why
        objectName: "why"
        width: parent.width
        label: qsTr("Why? (if you like)")
        maximumLength: 200
        onEdited: root.save()
        onAccepted: root.answer()
    }
    AppButton {
        objectName: "wholeSheet"
        width: parent.width
        implicitHeight: Theme.touch
        //: Button: from the correction of one thing to the page that corrects everything
        text: qsTr("Correct something else")
        onClicked: {
            App.drafts.forget("correctField")
            root.wanted("correct")
        }
    }
}
