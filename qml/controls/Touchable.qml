// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// The base of everything that can be touched: pointer, keys and screen reader alike, at least 44 px each way.
// What is not possible still answers: refused() instead of clicked(), so that somebody can say why.
Item {
    id: root

    property bool possible: true
    // Whether a long touch is something else than a short one; the menu key and the other mouse button do the same.
    property bool canHold: false
    property string spokenName
    property string spokenDetail
    property bool checkable: false
    property bool checked: false
    // Whether the page draws its frame round it where the keyboard is.
    property bool showsFocus: true
    // Enter presses it, as it does a button; where it does not, Enter is the page's right button and Space presses.
    property bool takesEnter: true
    readonly property bool down: area.pressed
    // Where the last touch was, in this item; after a key, where keys touch it.
    property point touchedAt
    property point keyPoint: Qt.point(width / 2, height / 2)

    signal clicked
    signal held
    signal refused

    // What is spoken of several parts, any of which may be missing.
    function joined(...parts): string {
        return parts.filter(part => part !== "").join(", ")
    }

    function activate() {
        if (possible)
            clicked()
        else
            refused()
    }

    function activateByKey() {
        touchedAt = keyPoint
        activate()
    }

    function enter(event) {
        event.accepted = takesEnter
        if (takesEnter)
            activateByKey()
    }

    activeFocusOnTab: true
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: spokenName
    //: Spoken of a button that does nothing now but say why
    Accessible.description: possible ? spokenDetail : joined(spokenDetail, qsTr("not possible now"))
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.focusable: true
    Accessible.pressed: down
    Accessible.onPressAction: root.activateByKey()
    Accessible.onToggleAction: root.activateByKey()
    Keys.onReturnPressed: event => root.enter(event)
    Keys.onEnterPressed: event => root.enter(event)
    Keys.onSpacePressed: root.activateByKey()
    Keys.onMenuPressed: event => {
        event.accepted = root.canHold
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
        acceptedButtons: Qt.AllButtons
        pressAndHoldInterval: Theme.longTouch
        cursorShape: Qt.PointingHandCursor
        onClicked: mouse => press(mouse)
        // A second touch at once is a touch like any other.
        onDoubleClicked: mouse => press(mouse)

        function press(mouse) {
            root.touchedAt = Qt.point(mouse.x + anchors.leftMargin, mouse.y + anchors.topMargin)
            if (mouse.button === Qt.LeftButton)
                root.activate()
            else if (root.canHold)
                root.held()
        }

        onPressAndHold: mouse => {
            if (root.canHold)
                root.held()
            else
                mouse.accepted = false
        }
    }
}
