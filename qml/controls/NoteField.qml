// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme

// Some lines to type into; grows with what stands there.
Rectangle {
    id: root

    // Spoken, and shown while there is nothing.
    required property string label
    property alias text: input.text
    // In letters; more is cut.
    property int most: 4000
    readonly property alias isEditing: input.activeFocus

    // Somebody typed.
    signal edited(string text)

    implicitWidth: 160
    implicitHeight: Math.ceil(Math.max(2 * Theme.touch, input.implicitHeight + 2 * Theme.gap))
    radius: Theme.radiusPaper
    color: input.activeFocus ? Theme.paperSunk : "transparent"
    border.width: input.activeFocus ? 2 : 1
    border.color: input.activeFocus ? Theme.ink : Theme.inkFaint

    TextEdit {
        id: input
        anchors.fill: parent
        anchors.margins: Theme.gap
        activeFocusOnTab: true
        clip: true
        selectByMouse: true
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        color: Theme.ink
        selectionColor: Theme.ink
        selectedTextColor: Theme.paper
        font: Type.body
        // Tab goes on, as everywhere.
        Keys.onTabPressed: nextItemInFocusChain()?.forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false)?.forceActiveFocus(Qt.BacktabFocusReason)
        Accessible.role: Accessible.EditableText
        Accessible.multiLine: true
        Accessible.name: root.label
        onTextChanged: {
            if (length > root.most)
                remove(root.most, length)
            if (activeFocus)
                root.edited(text)
        }

        AppText {
            width: parent.width
            visible: input.text === "" && input.preeditText === ""
            wrapMode: Text.Wrap
            text: root.label
            color: Theme.inkSoft
        }
    }
}
