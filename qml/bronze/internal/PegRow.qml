// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Bronze

// A row of the pegboard: picture, holes, the value under each. The whole row is the target, not the hole.
Touchable {
    id: root

    // A good or "food".
    required property string good
    // The value of every hole, from none on; food shows every fifth.
    required property var values
    required property int count
    // Where the peg would go (an empty ring), or where it came from; -1 for neither.
    property int preview: -1
    property int cameFrom: -1
    // Pays with the whole row: the peg stands at 0, a ring where it stood.
    property bool chosen: false
    // May be touched now.
    property bool legal: false
    // The table corrected it, as the sentence tells.
    property bool corrected: false
    property string correction
    property int mark: -1
    // The peg is seen to move; not where another player's board takes the place of this one.
    property bool slides: true
    readonly property color accent: mark < 0 ? Theme.woodInk : Theme.pieces.player(mark)
    readonly property bool isFood: good === "food"
    readonly property int holeSize: isFood ? 9 : 13
    readonly property int pegSize: isFood ? 15 : 21
    readonly property int firstHole: 58
    readonly property int pitch: Math.min(isFood ? 26 : 48,
        Math.floor((width - firstHole - 14) / (isFood ? 15 : 8)))
    readonly property int pegAt: chosen ? 0 : count
    readonly property int ring: chosen ? count : preview >= 0 ? preview : cameFrom
    readonly property int boldAt: chosen || preview >= 0 ? ring : count

    // The hole nearest to there; -1 beside the holes.
    function holeAt(place: point): int {
        const hole = Math.round((place.x - firstHole) / pitch)
        return hole >= 0 && hole < values.length ? hole : -1
    }

    implicitHeight: Theme.pegRowHeight + (isFood ? -2 : 0)
    takesEnter: false
    activeFocusOnTab: legal || activeFocus
    checkable: legal
    checked: chosen

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 4
        anchors.rightMargin: 4
        anchors.topMargin: 1
        anchors.bottomMargin: 1
        visible: root.legal || root.chosen
        radius: Theme.radiusPaper
        color: root.chosen ? Theme.woodPale : "transparent"
        border.width: root.chosen ? Theme.lineBold : Theme.lineLegal
        border.pixelAligned: false
        border.color: root.accent
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: 12
        width: 30
        height: 30
        radius: 15
        color: Theme.paper

        Icon {
            anchors.centerIn: parent
            name: root.good
            size: 18
            color: Theme.pieces.good(root.good)
        }
    }
    PegHoles {
        anchors.fill: parent
        values: root.values
        firstHole: root.firstHole
        pitch: root.pitch
        holeSize: root.holeSize
        every: root.isFood ? 5 : 1
        boldAt: root.boldAt
        pegAt: root.pegAt
        paint: Theme.pieces.peg(root.good)
    }
    Rectangle {
        x: 32
        y: 4
        visible: root.corrected
        width: 16
        height: 16
        radius: 8
        color: Theme.paper

        Icon {
            anchors.centerIn: parent
            name: "pencil"
            size: 12
            color: Theme.redPencil
        }
    }
    Rectangle {
        x: root.firstHole + root.ring * root.pitch - Math.floor(width / 2)
        y: 16 - Math.floor(height / 2)
        visible: root.ring >= 0 && root.ring !== root.pegAt
        width: root.pegSize
        height: root.pegSize
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: root.chosen ? root.accent : root.preview >= 0 ? Theme.woodInk : Theme.holeRim
    }
    Peg {
        x: root.firstHole + root.pegAt * root.pitch - Math.floor(width / 2)
        y: 16 - Math.floor(height / 2)
        width: root.pegSize
        good: root.good

        Behavior on x {
            enabled: root.slides
            NumberAnimation { duration: Theme.motion; easing.type: Easing.OutQuad }
        }
    }
}
