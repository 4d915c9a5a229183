// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What lies on the mat of a civilization, to be corrected: numbers, and lists of which any are chosen.
Column {
    id: root

    // One of TapestryMatch::matsFor(), what is said of it now, and what the match has; nothing of one that is new.
    required property var what
    required property var now
    required property var before

    signal put(string field, var value)

    // A number of a mat, which may not be said.
    function numberIn(mat: var, number: var): int {
        const field = mat[number.field]
        return (number.at >= 0 ? field?.[number.at] : number.key !== "" ? field?.[number.key] : field) ?? number.start
    }
    // The field of that number with another one.
    function withNumber(number: var, value: int): var {
        if (number.at >= 0)
            return what.numbers.filter(each => each.field === number.field)
                .map(each => each.at === number.at ? value : numberIn(now, each))
        if (number.key === "")
            return value
        const keys = what.numbers.filter(each => each.field === number.field)
        const said = {}
        for (const each of keys.sort((one, other) => one.key < other.key ? -1 : 1)) {
            const next = each.key === number.key ? value : numberIn(now, each)
            if (next > 0)
                said[each.key] = next
        }
        return said
    }
    function isIn(mat: var, field: string, id: var): bool {
        return (mat[field] ?? []).includes(id)
    }
    function toggle(list: var, id: var) {
        put(list.field, list.options.map(option => option.id).filter(each => isIn(now, list.field, each) !== (each === id)))
    }

    spacing: Theme.gapSmall

    Repeater {
        model: root.what.numbers

        Stepper {
            required property var modelData
            readonly property int number: root.numberIn(root.now, modelData)

            objectName: "field_" + root.what.id + "_" + modelData.field + (modelData.at < 0 ? "" : modelData.at) + modelData.key
            width: root.width
            label: modelData.name
            value: number + modelData.shift
            least: modelData.shift
            most: modelData.most + modelData.shift
            changed: number !== root.numberIn(root.before, modelData)
            onStepped: count => root.put(modelData.field, root.withNumber(modelData, count - modelData.shift))
        }
    }
    Repeater {
        model: root.what.lists

        Column {
            id: list

            required property var modelData

            width: root.width
            spacing: Theme.gapSmall

            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                text: list.modelData.name
                color: Theme.inkSoft
                font: Type.label
            }
            Flow {
                width: parent.width
                spacing: Theme.gapSmall

                Repeater {
                    model: list.modelData.options

                    FilterChip {
                        required property var modelData

                        objectName: "chip_" + root.what.id + "_" + list.modelData.field + "_" + modelData.id
                        text: modelData.name
                        spokenDetail: root.what.name
                        chosen: root.isIn(root.now, list.modelData.field, modelData.id)
                        changed: chosen !== root.isIn(root.before, list.modelData.field, modelData.id)
                        onClicked: root.toggle(list.modelData, modelData.id)
                    }
                }
            }
        }
    }
}
