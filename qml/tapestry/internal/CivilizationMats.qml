// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The civilizations of a player: side by side where all of them find room, and below them what one says once it is touched; else one
// of them, and the others by a swipe or by their names.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    readonly property var mats: sheet.mats ?? []
    // In the place of what is gone, until it is not drawn any more.
    readonly property var noMat: ({ name: "", says: "", drawn: "", now: [], nowSays: "" })
    // The mat with most boxes beside each other can be read from here on.
    readonly property int leastWidth: 200
    readonly property bool isBeside: mats.length > 1 && (width + Theme.gap) / mats.length >= leastWidth + Theme.gap
    readonly property bool isSwiped: mats.length > 1 && !isBeside
    // The one of those side by side that says what it does; -1: none.
    property int opened: -1
    // The one that is shown where they are swiped.
    property int current: 0
    readonly property int shown: Math.min(current, Math.max(0, mats.length - 1))
    // Counts those made and gone, so that the height is taken again.
    property int made: 0

    spacing: Theme.gapSmall

    SegmentedSwitch {
        objectName: "matSwitch"
        width: parent.width
        visible: root.isSwiped
        //: Spoken before the names of the civilizations of a player, one of which is shown
        title: qsTr("Civilization")
        options: root.mats.map(mat => mat.name)
        current: root.shown
        mark: root.sheet.mark
        onChosen: index => root.current = index
    }
    SheetPager {
        id: pager
        width: parent.width
        height: !root.isSwiped ? row.height : root.made > 0 ? (cells.itemAt(nearest)?.implicitHeight ?? 0) : 0
        clip: root.isSwiped
        count: root.isSwiped ? root.mats.length : 1
        current: root.isSwiped ? root.shown : 0
        onTurned: page => root.current = page

        // With Qt 6.8 a page that scrolls keeps a finger that nothing on it takes.
        MouseArea {
            objectName: "backing"
            anchors.fill: parent
            visible: root.isSwiped
        }
        Row {
            id: row
            visible: !root.isSwiped
            spacing: Theme.gap

            Repeater {
                model: root.isSwiped ? 0 : root.mats.length

                CivilizationMat {
                    id: part

                    required property int index

                    objectName: "civilization" + index
                    width: Math.floor((root.width - (root.mats.length - 1) * row.spacing) / Math.max(1, root.mats.length))
                    height: implicitHeight
                    isShort: root.isBeside
                    match: root.match
                    seat: root.sheet.seat
                    mat: root.mats[index] ?? root.noMat

                    Touchable {
                        objectName: "openMat" + part.index
                        anchors.fill: parent
                        visible: root.isBeside
                        spokenName: part.mat.name
                        spokenDetail: part.mat.says
                        checkable: true
                        checked: root.opened === part.index
                        onClicked: root.opened = checked ? -1 : part.index
                    }
                }
            }
        }
        Repeater {
            id: cells
            model: root.isSwiped ? root.mats.length : 0
            onItemAdded: ++root.made
            onItemRemoved: ++root.made

            CivilizationMat {
                required property int index

                objectName: "civilization" + index
                x: pager.placeOf(index)
                width: pager.width
                height: implicitHeight
                visible: pager.isSeen(index)
                match: root.match
                seat: root.sheet.seat
                mat: root.mats[index] ?? root.noMat
            }
        }
    }
    CardSentence {
        objectName: "matWords"
        width: parent.width
        visible: root.isBeside && root.opened >= 0 && root.opened < root.mats.length
        title: root.mats[root.opened]?.name ?? ""
        says: root.mats[root.opened]?.says ?? ""
    }
}
