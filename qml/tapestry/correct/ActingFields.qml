// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// The tapestry cards of a player that are in force, to be corrected, and whom and which track they are about.
Column {
    id: root

    required property CorrectionDraft draft
    required property TapestryMatch match
    required property int seat
    // What the match has, as a correction writes it.
    required property var current
    readonly property var now: draft.value("acting", current)
    readonly property var all: match.cardsFor(seat)
    readonly property var cards: all.filter(card => card.isEra)
    readonly property var tracks: match.sheets[seat].tracks
    property bool isUnfolded: false
    readonly property bool isFull: now.length >= match.mostActing

    width: parent?.width ?? 0

    function actingOf(id: string): var {
        return now.find(acting => acting.card === id)
    }
    function toggle(id: string) {
        draft.change("acting", actingOf(id) === undefined ? [...now, { card: id }] : now.filter(each => each.card !== id), current)
    }
    // Whom or which track it is about; once more: nobody, none.
    function say(id: string, key: string, value: var) {
        draft.change("acting", now.map(each => {
            if (each.card !== id)
                return each
            const next = Object.assign({}, each)
            if (next[key] === value)
                delete next[key]
            else
                next[key] = value
            return next
        }), current)
    }

    Repeater {
        model: root.isUnfolded ? root.cards
            : root.cards.filter(card => root.actingOf(card.id) !== undefined || root.current.some(each => each.card === card.id))

        Column {
            id: line

            required property var modelData
            readonly property var acting: root.actingOf(modelData.id)
            readonly property var before: root.current.find(acting => acting.card === modelData.id)

            width: root.width

            SwitchRow {
                objectName: "field_acting_" + line.modelData.id
                width: parent.width
                title: line.modelData.name
                //: Why another tapestry card cannot be in force: %1 how many can be, 4
                detail: possible ? "" : qsTr("Cards in force: at most %1").arg(root.match.mostActing)
                possible: checked || !root.isFull
                checked: line.acting !== undefined
                onClicked: root.toggle(line.modelData.id)
            }
            Flow {
                width: parent.width
                visible: line.acting !== undefined && line.modelData.wantsPartner
                spacing: Theme.gapSmall

                Repeater {
                    model: root.match.names

                    FilterChip {
                        required property int index
                        required property string modelData

                        objectName: "partner_" + line.modelData.id + index
                        visible: index !== root.seat
                        text: modelData
                        spokenDetail: line.modelData.name
                        chosen: line.acting?.partner === index
                        changed: chosen !== (line.before?.partner === index)
                        onClicked: root.say(line.modelData.id, "partner", index)
                    }
                }
            }
            Flow {
                width: parent.width
                visible: line.acting !== undefined && line.modelData.wantsTrack
                spacing: Theme.gapSmall

                Repeater {
                    model: root.tracks

                    FilterChip {
                        required property var modelData

                        objectName: "track_" + line.modelData.id + modelData.id
                        text: modelData.name
                        spokenDetail: line.modelData.name
                        chosen: line.acting?.track === modelData.id
                        changed: chosen !== (line.before?.track === modelData.id)
                        onClicked: root.say(line.modelData.id, "track", modelData.id)
                    }
                }
            }
        }
    }
    ListRow {
        objectName: "otherActing"
        width: root.width
        visible: !root.isUnfolded
        //: Opens a list of tapestry cards that are not in force, to be corrected
        title: qsTr("Other cards that last an era")
        onClicked: root.isUnfolded = true
    }
}
