// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Bronze

// A phone while building, and the same sheet at a glance.
Rectangle {
    id: root

    readonly property var buildings: [
        { id: "city4", name: "4th city", rows: [1, 2], filled: 3, first: -1 },
        { id: "city5", name: "5th city", rows: [2, 2], filled: 4, first: -1, fresh: 2 },
        { id: "city6", name: "6th city", rows: [1, 2, 2], filled: 2, first: -1, legal: true },
        { id: "city7", name: "7th city", rows: [2, 2, 2], filled: 0, first: -1, legal: true },
        { id: "stepPyramid", name: "Step Pyramid", rows: [1, 2], filled: 3, first: 1, later: 0, firstGone: true, earned: "later" },
        { id: "stoneCircle", name: "Stone Circle", rows: [2, 3], filled: 5, first: 2, later: 1, earned: "first" },
        { id: "temple", name: "Temple", rows: [1, 3, 3], filled: 4, pencilled: 3, first: 4, later: 2, earned: "first", legal: true },
        { id: "obelisk", name: "Obelisk", rows: [1, 1, 1, 1, 1, 1, 1, 1, 1], filled: 6, first: 6, later: 3, legal: true },
        { id: "hangingGardens", name: "Hanging Gardens", rows: [2, 4, 5], filled: 0, first: 8, later: 4, legal: true },
        { id: "greatPyramid", name: "Great Pyramid", rows: [1, 2, 3, 4, 5], filled: 0, first: 12, later: 6, closed: true },
        { id: "greatWall", name: "Great Wall", rows: [13], filled: 2, corrected: 1, first: 10, later: 5, firstGone: true, legal: true }]

    component Sheet: Paper {
        id: sheet

        property alias side: plan.side
        property alias iconOnly: plan.iconOnly
        property bool active: true

        height: track.y + track.height + 8

        BuildingPlan {
            id: plan
            x: 6; y: 6; width: sheet.width - 12; height: implicitHeight

            Repeater {
                model: root.buildings

                BuildingBlock {
                    required property var modelData
                    readonly property rect place: plan.place(modelData.id)

                    x: place.x; y: place.y; width: place.width; height: place.height
                    name: modelData.name
                    shortName: modelData.id.startsWith("city") ? modelData.name.slice(0, 3) : ""
                    iconName: modelData.id.startsWith("city") ? "city" : modelData.id
                    rows: modelData.rows
                    filled: modelData.filled
                    fresh: modelData.fresh ?? 0
                    corrected: modelData.corrected ?? 0
                    pencilled: sheet.active ? modelData.pencilled ?? 0 : 0
                    legal: sheet.active && (modelData.legal ?? false)
                    closed: modelData.closed ?? false
                    first: modelData.first
                    later: modelData.later ?? 0
                    firstGone: modelData.firstGone ?? false
                    earned: modelData.earned ?? ""
                    isTower: modelData.id === "obelisk"
                    isWall: modelData.id === "greatWall"
                    mark: 1
                    side: plan.side
                    iconOnly: plan.iconOnly
                }
            }
        }
        DisasterTrack {
            id: track
            x: 6; y: plan.y + plan.height + 6; width: plan.width; height: implicitHeight
            count: 5; dense: plan.iconOnly
        }
    }

    width: 840
    height: 640
    color: Theme.table

    WorkersLeft { x: 10; y: 70; total: 4; remaining: 1; text: "1 of 4 left"; mark: 1 }
    SegmentedSwitch { x: 222; y: 64; width: 130; mark: 1; options: ["Build", "Buy"]; current: 0 }
    Sheet { x: 4; y: 102; width: 352 }
    ActionBar {
        y: 640 - height
        width: 360
        mark: 1
        undoText: "Undo"
        mainText: "Build 3 · finishes the Temple"
        mainDetail: "+4 points, first at the table · 1 worker left"
    }
    Sheet { x: 370; y: 8; width: 206; side: 11; iconOnly: true; active: false }
    Sheet { x: 370; y: 330; width: 450; side: 11; active: false }
}
