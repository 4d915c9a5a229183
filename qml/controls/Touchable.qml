// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// The base of everything that can be touched: pointer, keys and screen reader alike, at least 44 px each way.
// What is not possible still answers: refused() instead of clicked(), so that somebody can say why.
Item {
    id: root

    property bool possible: true
    // Whether a long touch is something else than a short one; the menu key does the same.
    property bool canHold: false
    property string spokenName
    property string spokenDetail
    property bool checkable: false
    property bool checked: false
    property bool showsFocus: true
    readonly property bool down: area.pressed
    // Where the last touch was, in this item; the middle after a key.
    property point touchedAt

    signal clicked
    signal held
    signal refused

    // What is spoken of two parts, one of which may be missing.
    function joined(one: string, other: string): string {
        return one === "" || other === "" ? one + other : one + ", " + other
    }

    function activate() {
        if (possible)
            clicked()
        else
            refused()
    }

    function activateInTheMiddle() {
        touchedAt = Qt.point(width / 2, height / 2)
        activate()
    }

    activeFocusOnTab: true
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: spokenName
    Accessible.description: spokenDetail
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.pressed: down
    Accessible.onPressAction: root.activateInTheMiddle()
    Accessible.onToggleAction: root.activateInTheMiddle()
    Keys.onReturnPressed: root.activateInTheMiddle()
    Keys.onEnterPressed: root.activateInTheMiddle()
    Keys.onSpacePressed: root.activateInTheMiddle()
    Keys.onMenuPressed: {
        if (root.canHold)
            root.held()
    }

    MouseArea {
        id: area
        anchors.fill: parent
        anchors.leftMargin: Math.min(0, (root.width - Theme.touch) / 2)
        anchors.rightMargin: anchors.leftMargin
        anchors.topMargin: Math.min(0, (root.height - Theme.touch) / 2)
        anchors.bottomMargin: anchors.topMargin
        pressAndHoldInterval: Theme.longTouch
        cursorShape: root.possible ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: mouse => {
            root.touchedAt = Qt.point(mouse.x + anchors.leftMargin, mouse.y + anchors.topMargin)
            root.activate()
        }
        onPressAndHold: mouse => {
            if (root.canHold && root.possible)
                root.held()
            else
                mouse.accepted = false
        }
    }

    Repeater {
        model: root.showsFocus && root.activeFocus ? 1 : 0

        FocusFrame {
            target: root
        }
    }
}
