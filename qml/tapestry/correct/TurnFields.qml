// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// What can be corrected of the turn: whose it is, or that nothing is pending any more.
Column {
    id: root

    required property CorrectionDraft draft
    required property TableMatch match
    readonly property TapestryMatch tapestry: match as TapestryMatch
    readonly property bool isPending: tapestry.queue.length > 0
    readonly property var locks: match.field(-1, "locks").value ?? [] // qmllint disable type
    readonly property var locksNow: draft.value("locks", locks)
    readonly property var tracks: tapestry.namesCards ? tapestry.sheets[0].tracks : []

    // Whether that player keeps all others off that track.
    function isLocked(list: var, track: string, seat: int): bool {
        return list.some(each => each.track === track && each.by === seat)
    }
    // That player does or does not any more. Written as the match writes them.
    function toggleLock(track: string, seat: int) {
        const next = []
        for (const each of tracks)
            for (let by = 0; by < match.names.length; ++by)
                if (isLocked(locksNow, each.id, by) !== (each.id === track && by === seat))
                    next.push({ by: by, track: each.id })
        draft.change("locks", next, locks)
    }

    spacing: Theme.gap

    FieldGroup {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 640)
        //: Heading over fields to be corrected
        title: qsTr("Turn")

        SwitchRow {
            objectName: "field_queue"
            width: parent?.width ?? 0
            visible: root.isPending
            //: Switch: nothing of what is pending is answered any more
            title: qsTr("Drop what is open")
            //: Under that switch
            detail: qsTr("the turn ends")
            checked: root.draft.value("queue", null) !== null
            onClicked: root.draft.change("queue", checked ? null : [], null)
        }
        Repeater {
            model: root.isPending ? [] : root.match.names

            SwitchRow {
                required property int index
                required property string modelData

                objectName: "field_turn" + index
                width: parent?.width ?? 0
                //: Switch: whose turn it is; %1 a player
                title: qsTr("%1's turn").arg(modelData)
                checked: root.draft.value("turn", root.tapestry.turnSeat) === index
                onClicked: root.draft.change("turn", index, root.tapestry.turnSeat)
            }
        }
    }
    FieldGroup {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 640)
        visible: root.tapestry.namesCards
        //: Heading over the tracks: a tapestry card of whom keeps all others from advancing there
        title: qsTr("Locked tracks")

        Repeater {
            model: root.tracks

            Column {
                id: lane

                required property var modelData

                width: parent?.width ?? 0
                spacing: Theme.gapSmall

                AppText {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: lane.modelData.name
                    font: Type.labelBold
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall

                    // Those who locked it.
                    Repeater {
                        model: root.match.names

                        FilterChip {
                            required property int index
                            required property string modelData

                            objectName: "lock_" + lane.modelData.id + index
                            text: modelData
                            spokenDetail: lane.modelData.name
                            chosen: root.isLocked(root.locksNow, lane.modelData.id, index)
                            changed: chosen !== root.isLocked(root.locks, lane.modelData.id, index)
                            onClicked: root.toggleLock(lane.modelData.id, index)
                        }
                    }
                }
            }
        }
    }
}
