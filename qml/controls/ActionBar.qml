// SPDX-License-Identifier: Apache-2.0
// What the style hints have is not known to qmllint 6.4.
import QtQuick
import Pegsheet.Theme

// The bar at the bottom: undo on the left, the way out in the middle, what will happen on the right.
Rectangle {
    id: root

    property int mark: -1
    // What undo would take back, as spoken ("Undo: 6th city"); empty when there is nothing.
    property string undoText
    // The same in a whole sentence, spoken only.
    property string undoDetail
    property bool hasUndo: true
    property string wayOutText
    property string wayOutDetail
    property string wayOutIcon
    property string mainText
    property string mainDetail
    property string mainIcon
    property bool mainPossible: true
    // What will happen is what somebody is here for.
    property bool isMainPrimary: true
    property bool plain: false
    // The buttons stand in the middle, no wider than that in all; 0: as wide as the bar.
    property real most: 0
    // Where three buttons side by side would cut their words: what will happen has a line of its own.
    property bool narrow: false
    readonly property bool isStacked: narrow && wayOutText !== "" && mainText !== ""
    // Where the middle of the buttons is, as far as the bar's ends allow it.
    property real middle: width / 2

    // What a press does here, and what it did when one was taken last; empty where the turn passed without one.
    readonly property string meaning: mark + "\n" + mainText + "\n" + wayOutText
    property string takenMeaning
    property bool isTaking: false
    // Whose buttons they were.
    property int heldMark: -1
    // How long a finger that was on its way, or trembles, may come down again, in milliseconds.
    property int settlingTime: {
        const doubleTouch = Qt.styleHints.mouseDoubleClickInterval // qmllint disable type
        return doubleTouch > 0 ? Math.max(700, doubleTouch) : 0
    }
    // What the buttons do has changed under a press, or is another player's; nobody has read that yet, and no press is taken.
    readonly property bool isSettling: settling.running && meaning !== takenMeaning
    // Nor one that began meanwhile, however late it ends.
    property bool isHasty: false
    // Not even drawn yet.
    property bool isUnseen: false

    signal undoClicked
    signal wayOutClicked
    signal mainClicked
    signal mainRefused

    // The keyboard goes to what will happen.
    function takeKeyboard() {
        main.forceActiveFocus(Qt.TabFocusReason)
    }
    // From when the change stands, however long it took.
    function take(press: var) {
        const isTooEarly = isSettling || isHasty
        isHasty = false
        if (isTooEarly)
            return
        takenMeaning = meaning
        settle(settlingTime)
        isTaking = true
        press()
        isTaking = false
        settle(settling.interval)
    }
    function beginPress(isDown: bool) {
        if (isDown)
            isHasty = isSettling
    }
    function settle(time: int) {
        settling.interval = time
        isUnseen = time > 0
        if (time > 0)
            settling.restart()
    }

    onMarkChanged: {
        if (heldMark >= 0 && !isTaking)
            takenMeaning = ""
        if (heldMark >= 0)
            settle(settlingTime)
        heldMark = mark
    }

    implicitHeight: Math.max(Theme.barHeight, buttons.height + 2 * 10)
    color: plain ? "transparent" : Theme.paper

    Timer {
        id: settling
        objectName: "settling"
    }
    // However long it took to draw, all of that time is there to read it.
    Connections {
        target: root.Window.window
        enabled: root.isUnseen && settling.running

        function onFrameSwapped() {
            root.isUnseen = false
            settling.restart()
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        visible: !root.plain
        color: Theme.edge
    }

    Flow {
        id: buttons

        readonly property real free: width - (undoButton.visible ? undoButton.width + spacing : 0)
        // Less than half, unless the main button needs little.
        readonly property real wayOutRoom: Math.max(free * 0.46, free - main.implicitWidth - spacing)
        readonly property real wayOutWidth: wayOut.visible ? Math.round(Math.min(wayOut.implicitWidth, wayOutRoom)) : 0
        readonly property real rowHeight: Math.max(wayOut.implicitHeight, main.implicitHeight)

        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(Math.max(Theme.gap, Math.min(root.middle - width / 2, parent.width - width - Theme.gap)))
        width: (root.most > 0 ? Math.min(root.most, parent.width) : parent.width) - 2 * Theme.gap
        spacing: Theme.gap

        IconButton {
            id: undoButton
            visible: root.hasUndo
            height: buttons.rowHeight
            framed: true
            iconName: "undo"
            //: Spoken name of the undo button when there is nothing to take back.
            text: root.undoText === "" ? qsTr("Nothing to undo") : root.undoText
            spokenDetail: root.undoDetail
            possible: root.undoText !== ""
            onClicked: {
                if (!root.isSettling || root.takenMeaning === "")
                    root.undoClicked()
            }
        }
        AppButton {
            id: wayOut
            objectName: "wayOut"
            visible: root.wayOutText !== ""
            width: root.mainText === "" || root.isStacked ? buttons.free : buttons.wayOutWidth
            height: buttons.rowHeight
            text: root.wayOutText
            detail: root.wayOutDetail
            iconName: root.wayOutIcon
            once: true
            waits: root.isSettling
            onDownChanged: root.beginPress(down)
            onClicked: root.take(() => root.wayOutClicked())
        }
        AppButton {
            id: main
            objectName: "main"
            visible: root.mainText !== ""
            width: root.isStacked ? buttons.width : buttons.free - (wayOut.visible ? wayOut.width + buttons.spacing : 0)
            height: buttons.rowHeight
            kind: root.isMainPrimary ? AppButton.Primary : AppButton.Secondary
            mark: root.mark
            text: root.mainText
            detail: root.mainDetail
            iconName: root.mainIcon
            possible: root.mainPossible
            once: true
            waits: root.isSettling
            onDownChanged: root.beginPress(down)
            onClicked: root.take(() => root.mainClicked())
            onRefused: root.mainRefused()
        }
    }
}
