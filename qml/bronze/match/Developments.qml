// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// The developments of a sheet. While buying it opens at the first one that can be paid for.
ScrollArea {
    id: root

    required property BronzeMatch match
    required property BronzeSheet sheet
    property bool live: false
    property bool dense: false
    readonly property bool isBuying: live && match.stage === BronzeMatch.Buy

    function showFirst() {
        for (let row = 0; row < rows.count; ++row) {
            const item = rows.itemAt(row)
            if (item && (item as DevelopmentRow).legal) {
                contentY = Math.max(0, Math.min(item.y - 8, contentHeight - height))
                return
            }
        }
    }

    backdrop: Theme.paper
    contentHeight: column.height
    onIsBuyingChanged: {
        if (isBuying)
            Qt.callLater(showFirst)
    }
    Component.onCompleted: {
        if (isBuying)
            Qt.callLater(showFirst)
    }

    Column {
        id: column
        width: root.width

        Repeater {
            id: rows
            model: root.sheet.developments

            DevelopmentRow {
                required property BronzeDevelopment modelData

                readonly property string path: "developments." + modelData.key

                objectName: root.live ? modelData.key : modelData.key + "@" + root.sheet.seat
                width: column.width
                name: modelData.name
                spokenName: root.live ? modelData.name : qsTr("%1: %2").arg(root.sheet.name).arg(modelData.name)
                detail: root.dense ? ""
                    : root.isBuying && !modelData.owned && modelData.missing > 0
                        //: Under a development that is too dear
                        ? qsTr("%n coin(s) missing", "", modelData.missing) : modelData.effect
                cost: modelData.cost
                points: modelData.points
                owned: modelData.owned
                fresh: modelData.fresh
                corrected: modelData.corrected
                correction: corrected ? root.match.correctionOf(root.sheet.seat, path) : ""
                chosen: modelData.chosen
                legal: root.live && modelData.legal
                far: root.live ? root.isBuying && !owned && !legal && !chosen : !owned
                mark: root.sheet.mark
                dense: root.dense
                // Too low to touch, it is only read.
                enabled: !root.dense
                canHold: true
                onClicked: {
                    if (root.live && !corrected || legal || chosen)
                        root.match.touchDevelopment(modelData.key)
                    else
                        root.match.lookUp(root.sheet.seat, path)
                }
                onHeld: root.match.askCorrection(root.sheet.seat, path)
            }
        }
    }
}
