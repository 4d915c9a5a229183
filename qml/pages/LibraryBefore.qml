// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What a card said before, and what turned out to be the same thing: each can be a card of its own again.
Paper {
    id: root

    // See LibraryView.shown.
    required property var before

    signal parted(var recordId)

    implicitHeight: Math.ceil(rows.height) + Theme.gapLarge

    Column {
        id: rows
        width: parent.width
        topPadding: Theme.gapLarge

        SpokenText {
            x: Theme.gapLarge
            width: parent.width - 2 * x
            //: Heading over what a card said before it was changed, or what was taken for the same thing
            text: qsTr("Said before, or the same thing")
            font: Type.heading
        }
        Repeater {
            model: root.before

            ListRow {
                required property var modelData
                required property int index

                objectName: "before" + index
                width: rows.width
                title: modelData.title
                detail: modelData.says
                trailingIcon: "undo"
                //: Beside what a card said before: makes it a card of its own again
                trailingText: qsTr("take apart")
                onClicked: root.parted(modelData.recordId)
            }
        }
    }
}
