// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The ways into a match: side by side where there is room.
Grid {
    id: root

    // See History.shown.
    required property var about
    readonly property bool over: about.over ?? false
    readonly property real part: Math.floor((width - (columns - 1) * spacing) / columns)
    // Beside each other they are as high as the highest.
    readonly property real least: columns === 1 ? 0 : Math.max(opening.implicitHeight, replaying.implicitHeight)

    signal opened
    signal takenBack
    signal wanted(string where)

    columns: width >= 480 ? 2 : 1
    spacing: Theme.gap

    AppButton {
        id: opening
        objectName: "openMatch"
        width: root.part
        height: Math.max(implicitHeight, root.least)
        visible: !(root.about.removed ?? false)
        kind: AppButton.Primary
        mark: root.over ? -1 : root.about.mark ?? -1
        iconName: "play"
        //: Button: opens a match where it stands
        text: root.over ? qsTr("Open") : qsTr("Go on")
        detail: root.over ? qsTr("the final score and every move") : ""
        onClicked: root.opened()
    }
    AppButton {
        objectName: "takeBack"
        width: root.part
        height: Math.max(implicitHeight, root.least)
        visible: root.about.removed ?? false
        kind: AppButton.Primary
        iconName: "undo"
        //: Button: a match comes out of the bin
        text: qsTr("Take it out of the bin")
        onClicked: root.takenBack()
    }
    AppButton {
        id: replaying
        objectName: "replayMatch"
        width: root.part
        height: Math.max(implicitHeight, root.least)
        visible: (root.about.moves ?? 0) > 0
        iconName: "next"
        //: Button: plays a match back, move by move
        text: qsTr("Replay")
        detail: qsTr("move by move, with the scores on the way")
        onClicked: {
            if (App.beginReplay(root.about.matchId))
                root.wanted("replay")
        }
    }
}
