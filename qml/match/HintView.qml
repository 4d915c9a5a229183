// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What could be done now, as the app sees it: one touch pencils it in.
Question {
    id: root

    required property TableMatch match
    property int seat: -1
    property string path
    readonly property var hints: match.hints()

    signal closed

    function take(place: int) {
        match.takeHint(place)
        closed()
    }

    objectName: "hint"
    mark: match.mark
    text: match.names.length > 1
        //: Over what could be done now; beside each of them a chance, "52 %"
        ? qsTr("The chance to win, if all played on as the app does:")
        //: The same for one player alone: beside each of them expected points
        : qsTr("The score to be expected, if you played on as the app does:")
    //: Button under hints: what stands first is pencilled in
    yesText: qsTr("Pencil in the first")
    noText: qsTr("Close")
    possible: hints.length > 0
    onYes: take(0)
    onNo: closed()

    Repeater {
        model: root.hints

        ListRow {
            required property var modelData
            required property int index

            objectName: "hint" + index
            width: parent?.width ?? 0
            title: modelData.sentence
            trailingText: modelData.chance
            iconName: "pencil"
            trailingIcon: ""
            onClicked: root.take(index)
        }
    }
}
