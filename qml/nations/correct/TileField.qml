// SPDX-License-Identifier: Apache-2.0
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
    // Which place of the list; -1 where the field is one place. Of a list of lists also which of those.
    property int place: -1
    property int column: -1
    // A Nations.TileKind.
    required property int kind
    required property string label
    // A place of a list that only holds tiles is taken out of it.
    property bool canVanish: false
    // Tiles of any kind can lie there: which is asked for, too.
    property bool asksKind: false
    property bool isOpen: false
    readonly property list<string> kinds: ["development", "advisor", "colony", "wonder"]
    //: Kinds of tiles
    readonly property list<string> kindNames: [qsTr("Development"), qsTr("Advisor"), qsTr("Colony"), qsTr("Wonder")]
    readonly property var all: draft.value(path, current)
    readonly property var tile: here(all)
    readonly property var before: here(current)
    readonly property bool isChanged: JSON.stringify(tile) !== JSON.stringify(before)
    readonly property bool isDevelopment: kind === Nations.Development

    // What of the field lies in this place; null for nothing.
    function here(field: var): var {
        return (place < 0 ? field : column < 0 ? field[place] : field[column][place]) ?? null
    }

    function put(next: var) {
        if (place < 0)
            return draft.change(path, next, current)
        const list = Array.from(column < 0 ? all : all[column])
        if (next === null && canVanish)
            list.splice(place, 1)
        else
            list[place] = next
        if (column < 0)
            return draft.change(path, list, current)
        const columns = Array.from(all)
        columns[column] = list
        draft.change(path, columns, current)
    }

    // A tile of that kind that says nothing yet.
    function blank(kind: int): var {
        return kind === Nations.Wonder ? { kind: kinds[kind], stone: 1 } : { kind: kinds[kind] }
    }

    // What tiles of all kinds have stays.
    function setKind(kind: int) {
        const next = blank(kind)
        for (const key of ["name", "age", "points"]) {
            if (tile?.[key])
                next[key] = tile[key]
        }
        put(next)
    }

    function number(key: string): int {
        return tile?.[key] ?? 0
    }

    function setNumber(key: string, value: int) {
        const next = Object.assign(blank(kind), tile)
        next[key] = value
        if (value === 0)
            delete next[key]
        put(next)
    }

    function amount(group: string, key: string): int {
        return tile?.[group]?.[key] ?? 0
    }

    function setAmount(group: string, key: string, value: int) {
        const next = Object.assign(blank(kind), tile)
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
        const parts = asksKind ? [kindNames[kind]] : []
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
        objectName: "tile_" + root.path + (root.column < 0 ? "" : root.column + "_") + (root.place < 0 ? "" : root.place)
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
            SegmentedSwitch {
                objectName: "kindSwitch"
                width: parent.width
                visible: root.asksKind
                tall: true
                //: Spoken name of the choice what kind of tile lies there
                title: qsTr("Kind of tile")
                options: root.kindNames
                current: root.tile === null ? -1 : root.kind
                onChosen: index => root.setKind(index)
            }
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
