// SPDX-License-Identifier: Apache-2.0
// What variants and lists can do is not known to qmllint 6.4.
// qmllint disable type
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Match
import Pegsheet.Theme
import Pegsheet.Controls

// A place for a tile as the table would have it: touched, what is on the tile can be set, number by number. In a list of places
// the whole list is what changes.
Column {
    id: root

    required property CorrectionDraft draft
    required property string path
    // What the field is now: a tile as the state writes it, null for none; of several places a list of them.
    required property var current
    // Which place of the list; -1 where the field is one place.
    property int place: -1
    // A Nations.TileKind.
    required property int kind
    required property string label
    // A place of a list that only holds tiles is taken out of it.
    property bool canVanish: false
    property bool isOpen: false
    readonly property list<string> kinds: ["development", "advisor", "colony", "wonder"]
    readonly property var all: draft.value(path, current)
    readonly property var tile: (place < 0 ? all : all[place]) ?? null
    readonly property var before: (place < 0 ? current : current[place]) ?? null
    readonly property bool isChanged: JSON.stringify(tile) !== JSON.stringify(before)
    readonly property bool isDevelopment: kind === Nations.Development

    function put(next: var) {
        if (place < 0)
            return draft.change(path, next, current)
        const list = all.slice()
        if (next === null && canVanish)
            list.splice(place, 1)
        else
            list[place] = next
        draft.change(path, list, current)
    }

    function number(key: string): int {
        return tile?.[key] ?? 0
    }

    function setNumber(key: string, value: int) {
        const next = Object.assign({}, tile)
        next[key] = value
        if (value === 0)
            delete next[key]
        put(next)
    }

    function amount(group: string, key: string): int {
        return tile?.[group]?.[key] ?? 0
    }

    function setAmount(group: string, key: string, value: int) {
        const next = Object.assign({}, tile)
        const amounts = Object.assign({}, next[group])
        amounts[key] = value
        if (value === 0)
            delete amounts[key]
        next[group] = amounts
        if (Object.keys(amounts).length === 0)
            delete next[group]
        put(next)
    }

    function said(): string {
        if (tile === null)
            return isDevelopment
                //: A place on a board: nothing was bought for it
                ? qsTr("as printed") : qsTr("no tile")
        const parts = []
        if (tile.name)
            parts.push(tile.name)
        for (const piece of pieces) {
            const count = amount(piece.group, piece.key)
            if (count > 0)
                //: On a tile: %1 a kind of dice or chits, %2 how many
                parts.push(qsTr("%1 ×%2").arg(piece.label).arg(count))
        }
        if (tile.stone)
            //: What building a wonder costs
            parts.push(qsTr("%n stone", "", tile.stone))
        //: On a tile
        parts.push(qsTr("%n point(s)", "", number("points")))
        return parts.join(" · ")
    }

    readonly property var pieces: isDevelopment ? [
        //: Dice of a colour
        { group: "dice", key: "white", label: qsTr("White dice") },
        { group: "dice", key: "blue", label: qsTr("Blue dice") },
        { group: "dice", key: "orange", label: qsTr("Orange dice") },
        { group: "dice", key: "red", label: qsTr("Red dice") }
    ] : [
        //: Chits of a kind
        { group: "chits", key: "reroll", label: qsTr("Reroll") },
        { group: "chits", key: "gold", label: qsTr("Gold") },
        { group: "chits", key: "food", label: qsTr("Food") },
        { group: "chits", key: "strength", label: qsTr("Strength") },
        { group: "chits", key: "book", label: qsTr("Book") },
        { group: "chits", key: "stone", label: qsTr("Stone") }
    ]

    width: parent?.width ?? 0

    ListRow {
        objectName: "tile_" + root.path + (root.place < 0 ? "" : root.place)
        width: parent.width
        title: root.label
        detail: root.said()
        iconName: root.isChanged ? "pencil" : ""
        trailingIcon: root.isOpen ? "chevronUp" : "chevronDown"
        onClicked: root.isOpen = !root.isOpen
    }
    Loader {
        width: parent.width
        active: root.isOpen
        visible: active
        sourceComponent: Column {
            Repeater {
                model: root.pieces

                Stepper {
                    required property var modelData

                    objectName: "piece_" + modelData.key
                    width: parent?.width ?? 0
                    label: modelData.label
                    value: root.amount(modelData.group, modelData.key)
                    changed: value !== (root.before?.[modelData.group]?.[modelData.key] ?? 0)
                    most: 3
                    onStepped: value => root.setAmount(modelData.group, modelData.key, value)
                }
            }
            Stepper {
                objectName: "stone"
                width: parent.width
                visible: root.kind === Nations.Wonder
                //: What building a wonder costs
                label: qsTr("Stone to build it")
                value: root.number("stone")
                changed: value !== (root.before?.stone ?? 0)
                most: 12
                onStepped: value => root.setNumber("stone", value)
            }
            Stepper {
                objectName: "points"
                width: parent.width
                label: qsTr("Points")
                value: root.number("points")
                changed: value !== (root.before?.points ?? 0)
                most: 20
                onStepped: value => root.setNumber("points", value)
            }
            AppButton {
                objectName: "takeAway"
                width: parent.width
                implicitHeight: Theme.touch
                visible: root.tile !== null
                text: root.isDevelopment
                    //: Button: the development that was bought for this place goes, and the printed one counts
                    ? qsTr("As printed") : qsTr("No tile here")
                onClicked: root.put(null)
            }
        }
    }
}
