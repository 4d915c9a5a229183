// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// The civilizations of a player, to be corrected: which they are, and what lies on each.
Column {
    id: root

    required property CorrectionDraft draft
    required property TapestryMatch match
    required property int seat
    // What the match has, as a correction writes it.
    required property var current
    readonly property var now: draft.value("civilizations", current)
    readonly property var all: match.matsFor(seat)
    readonly property var listed: all.filter(mat => isUnfolded || heldOf(mat.id, now) !== undefined
        || heldOf(mat.id, current) !== undefined)
    // In the place of what is gone, until it is not drawn any more.
    readonly property var noMat: ({ id: "", name: "", numbers: [], lists: [] })
    property bool isUnfolded: false

    width: parent?.width ?? 0
    spacing: Theme.gapSmall

    function heldOf(id: string, list: var): var {
        return list.find(mat => mat.civilization === id)
    }
    function toggle(id: string) {
        const before = heldOf(id, current) ?? { civilization: id }
        draft.change("civilizations", heldOf(id, now) === undefined ? [...now, before] : now.filter(mat => mat.civilization !== id),
            current)
    }
    // Another value of a field of one of them.
    function put(id: string, field: string, value: var) {
        const said = {}
        said[field] = value
        draft.change("civilizations", now.map(mat => mat.civilization === id ? Object.assign({}, mat, said) : mat), current)
    }

    Repeater {
        model: root.listed.length

        Column {
            id: line

            required property int index
            readonly property var what: root.listed[index] ?? root.noMat
            readonly property var held: root.heldOf(what.id, root.now)

            width: root.width
            spacing: Theme.gapSmall

            SwitchRow {
                objectName: "field_mat_" + line.what.id
                width: parent.width
                title: line.what.name
                checked: line.held !== undefined
                onClicked: root.toggle(line.what.id)
            }
            CivilizationPart {
                width: parent.width
                visible: line.held !== undefined
                what: line.held === undefined ? root.noMat : line.what
                now: line.held ?? ({})
                before: root.heldOf(line.what.id, root.current) ?? ({})
                onPut: (field, value) => root.put(line.what.id, field, value)
            }
        }
    }
    ListRow {
        objectName: "otherMats"
        width: root.width
        visible: !root.isUnfolded
        //: Opens a list of civilizations that a player does not have, to be corrected
        title: qsTr("Other civilizations")
        onClicked: root.isUnfolded = true
    }
}
