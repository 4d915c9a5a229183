// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Bronze

// A die as it lies. An empty face is one still to be entered.
// The die of two kinds may let its half be chosen: a touch goes to the half touched, Space to the other one, and Delete
// is a touch of the half that it has.
Touchable {
    id: root

    // "food", "good", "skull", "workers", "choice", "coins" or "".
    required property string face
    property int size: 56
    property bool kept: false
    property bool rollsAgain: false
    property bool locked: false
    // The table set it to what it shows.
    property bool corrected: false
    // It has just been rolled again: that is seen also where it shows what it showed before.
    property bool fresh: false
    // What a die of two kinds counts as: "food", "workers" or "".
    property string choice
    property bool choosable: false
    property int coins: 7
    property int mark: -1
    // On a key or in a sentence a die is only a picture.
    property bool isPicture: false
    // What it shows: while it turns over, the old face till it stands on its edge.
    property string shownFace
    readonly property color accent: mark < 0 ? Theme.boneInk : Theme.pieces.player(mark)
    readonly property int radius: Math.round(size / 7)

    signal halfChosen(string kind)

    implicitWidth: size
    implicitHeight: size
    enabled: !isPicture
    takesEnter: false
    activeFocusOnTab: !isPicture || activeFocus
    Accessible.ignored: isPicture
    checkable: !choosable
    checked: kept
    rotation: rollsAgain ? 9 : 0
    onClicked: {
        if (choosable)
            halfChosen(touchedAt.x + touchedAt.y < width ? "food" : "workers")
    }
    // In the half that it has not.
    keyPoint: Qt.point(width * (choice === "workers" ? 0.25 : 0.75), height * (choice === "workers" ? 0.25 : 0.75))
    Keys.onDeletePressed: {
        if (choosable)
            halfChosen(choice)
        else
            activateByKey()
    }

    Behavior on rotation {
        NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad }
    }

    Component.onCompleted: shownFace = face
    onFaceChanged: {
        if (Theme.motion > 0 && visible && !isPicture && shownFace !== "")
            turning.restart()
        else
            shownFace = face
    }

    onFreshChanged: {
        if (fresh && Theme.motion > 0 && visible && shownFace !== "")
            turning.restart()
    }

    transform: Scale {
        id: turn
        origin.x: root.size / 2
    }
    NumberAnimation {
        id: turning
        target: turn
        property: "xScale"
        to: 0
        duration: Theme.motion / 2
        easing.type: Easing.InQuad
        onFinished: {
            root.shownFace = root.face
            lyingDown.start()
        }
    }
    NumberAnimation {
        id: lyingDown
        target: turn
        property: "xScale"
        to: 1
        duration: Theme.motion / 2
        easing.type: Easing.OutQuad
    }

    Rectangle {
        y: 3
        width: root.size
        height: root.size
        visible: root.shownFace !== "" && !root.locked
        radius: root.radius
        antialiasing: true
        color: Theme.shadow
    }
    Rectangle {
        anchors.fill: parent
        radius: root.radius
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: root.shownFace === "" ? Theme.trayDeep : root.locked ? Theme.boneLocked : Theme.bone }
            GradientStop { position: 1; color: root.shownFace === "" ? Theme.trayDeep : root.locked ? Theme.boneLocked : Theme.boneDeep }
        }
        border.width: root.kept ? 3 : root.shownFace === "" ? 2 : 1
        border.color: root.kept ? root.accent : root.shownFace === "" ? Theme.trayLine : Theme.boneEdge
    }
    AppText {
        anchors.centerIn: parent
        visible: root.shownFace === ""
        text: "?"
        color: Theme.trayLine
        font: Type.figure
    }
    DiePicture {
        anchors.fill: parent
        face: root.shownFace
        choice: root.choice
        coins: root.coins
    }
    CachedLoader {
        x: Math.round(root.size - 0.72 * height)
        y: Math.round(-0.28 * height)
        needed: root.kept || root.locked
        ahead: false
        sourceComponent: DieBadge {
            dieSize: root.size
            name: root.locked ? "lock" : "check"
            red: root.locked
            fill: root.accent
        }
    }
    CachedLoader {
        x: Math.round(-0.28 * height)
        y: Math.round(root.size - 0.72 * height)
        needed: root.fresh && Theme.motion === 0
        ahead: false
        sourceComponent: DieBadge {
            dieSize: root.size
            name: "redo"
            fill: root.accent
        }
    }
    CachedLoader {
        x: Math.round(root.size - 0.72 * height)
        y: Math.round(root.size - 0.72 * height)
        needed: root.corrected
        ahead: false
        sourceComponent: DieBadge {
            dieSize: root.size
            name: "pencil"
            red: true
        }
    }
}
