// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A building of the sheet: picture, name, points, boxes; the whole block is touched. A touch sets as many workers as
// fit, a long one asks for a number or corrects it.
Touchable {
    id: root

    required property string name
    required property string iconName
    // What stands in the name's place where there is no room for names.
    property string shortName
    required property var rows
    required property int filled
    property int fresh: 0
    property int corrected: 0
    // What the table corrected here, in a sentence.
    property string correction
    property int pencilled: 0
    property bool legal: false
    // Boxes are ticked as they are on paper: no workers are set.
    property bool typed: false
    // Not in play with so many players.
    property bool closed: false
    property int mark: -1
    // First points; -1 for a city, which has none.
    property int first: -1
    property int later: 0
    property bool firstGone: false
    property string earned
    // Narrow and high: picture on top. Low and wide: points at the right.
    property bool isTower: false
    property bool isWall: false
    // Its name stands below picture and points.
    property bool isStacked: false
    // It stands in one line even with narrower letters.
    property bool isOneLine: false
    // Where there is no room for names.
    property bool iconOnly: false
    property int side: 18
    readonly property int boxCount: rows.reduce((sum, row) => sum + row, 0)
    readonly property bool isDone: filled >= boxCount

    function spokenPoints(): string {
        if (first < 0)
            return ""
        if (isDone)
            //: Spoken of a finished monument
            return qsTr("%n point(s) earned", "", earned === "first" ? first : later)
        //: Spoken of a monument that can earn points, though somebody else was first
        return firstGone ? qsTr("%n point(s), not the first any more", "", later)
            //: Spoken of a monument that can earn %n points as the first one, %1 later
            : qsTr("%n point(s) for the first, then %1", "", first).arg(later)
    }

    canHold: !closed
    takesEnter: false
    activeFocusOnTab: legal || activeFocus
    opacity: closed ? 0.45 : 1
    spokenName: name
    //: Spoken states of a building, which is not in play with so few players; or: %1 of %2 boxes are ticked
    spokenDetail: !ScreenReader.listens ? "" : closed ? qsTr("not in play") : joined(qsTr("%1 of %2 boxes").arg(filled).arg(boxCount),
        //: Spoken of a building: so many workers are pencilled in
        pencilled > 0 ? qsTr("%n in pencil", "workers", pencilled) : "", spokenPoints(), correction,
        //: Spoken of a building: a worker may be set there now
        legal && !typed ? qsTr("can be built") : "")

    BuildingItem {
        id: ink
        anchors.fill: parent
        name: root.iconOnly ? root.shortName : root.name
        iconName: root.iconName
        done: root.isDone
        legal: root.legal
        pencilled: root.pencilled > 0
        down: root.down
        mark: root.mark
        tower: root.isTower
        wall: root.isWall
        stacked: root.isStacked
        oneLine: root.isOneLine
        small: root.iconOnly
        pointsWidth: root.first < 0 ? 0 : points.width
    }
    MonumentPoints {
        id: points
        x: ink.pointsAt.x
        y: ink.pointsAt.y
        visible: root.first >= 0
        first: root.first
        later: root.later
        firstGone: root.firstGone
        earned: root.earned
        isPreview: !root.isDone
        mark: root.mark
        small: root.iconOnly
    }
    BoxBlock {
        x: Math.round((root.width - width) / 2)
        y: root.height - height - (root.iconOnly ? 2 : 5)
        width: implicitWidth
        height: implicitHeight
        rows: root.rows
        filled: root.filled
        fresh: root.fresh
        corrected: root.corrected
        noted: root.correction !== ""
        pencilled: root.pencilled
        legal: root.legal
        player: root.mark
        side: root.side
    }
}
