// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// One line to type into: a name, a note.
Rectangle {
    id: root

    // Spoken, and shown while there is nothing.
    required property string label
    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property alias inputMethodHints: input.inputMethodHints
    property bool wrong: false
    readonly property alias isEditing: input.activeFocus

    signal edited(string text)
    signal accepted

    function edit() {
        input.forceActiveFocus(Qt.OtherFocusReason)
        input.selectAll()
    }

    implicitWidth: 160
    implicitHeight: Math.max(Theme.touch, input.implicitHeight + 2 * Theme.gap)
    radius: Theme.radiusPaper
    color: input.activeFocus ? Theme.paperSunk : "transparent"
    border.width: input.activeFocus || wrong ? 2 : 1
    border.color: wrong ? Theme.danger : input.activeFocus ? Theme.ink : Theme.inkFaint

    TextInput {
        id: input
        anchors.fill: parent
        anchors.leftMargin: Theme.gap + 2
        anchors.rightMargin: Theme.gap + 2
        verticalAlignment: TextInput.AlignVCenter
        activeFocusOnTab: true
        clip: true
        selectByMouse: true
        color: Theme.ink
        selectionColor: Theme.ink
        selectedTextColor: Theme.paper
        font: Type.bodyBold
        Accessible.role: Accessible.EditableText
        Accessible.name: root.label
        onTextEdited: root.edited(text)
        onAccepted: root.accepted()
        // A long text shows its beginning.
        onActiveFocusChanged: {
            if (!activeFocus)
                ensureVisible(0)
        }

        AppText {
            anchors.fill: parent
            verticalAlignment: Text.AlignVCenter
            visible: input.text === "" && input.preeditText === ""
            text: root.label
            color: Theme.inkSoft
        }
    }
}
