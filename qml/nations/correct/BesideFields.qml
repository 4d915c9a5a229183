// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Theme
import Pegsheet.Controls

// Colonies, or built wonders: any number of them.
Column {
    id: root

    required property CorrectionDraft draft
    required property string path
    required property int kind
    // The tiles there now.
    required property var current
    readonly property bool isColony: kind === Nations.Colony
    readonly property var all: draft.value(path, current)

    width: parent?.width ?? 0

    Repeater {
        model: root.all.length

        TileField {
            required property int index

            draft: root.draft
            path: root.path
            current: root.current
            place: index
            kind: root.kind
            canVanish: true
            label: root.isColony
                //: A tile beside a board; %1 counts them
                ? qsTr("Colony %1").arg(index + 1) : qsTr("Built wonder %1").arg(index + 1)
        }
    }
    AppButton {
        objectName: "add_" + root.path
        width: parent.width
        implicitHeight: Theme.touch
        iconName: "plus"
        //: Buttons: one more tile beside the board
        text: root.isColony ? qsTr("One more colony") : qsTr("One more built wonder")
        onClicked: root.draft.change(root.path,
            root.all.concat([root.isColony ? { kind: "colony" } : { kind: "wonder", stone: 1 }]), root.current)
    }
}
