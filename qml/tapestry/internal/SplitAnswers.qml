// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme

// How what answers stands in a large window, where nothing scrolls: in one column, or in two where it is too much for one.
QtObject {
    id: root

    required property TapestryMatch match
    // Of a column.
    required property real height
    readonly property var answers: match.answers
    readonly property var benefit: match.benefit
    // So many keys that one column would scroll, whatever their words are.
    readonly property int mostKeys: 30
    readonly property int keys: answers.reduce((count, group) => count + (group.isFolded ? 0 : group.keys.length), 0)
    // What stands over the answers: what was done last, and what is open.
    readonly property var done: match.done
    readonly property bool isFolded: done.length > 3
    readonly property real over: done.slice(isFolded ? -2 : 0).reduce((sum, sentence) => sum + heightOfDone(sentence), isFolded ? Theme.touch : 0)
        + 1.5 * Theme.touch + 2 * Theme.gap
    // Below a column that is nearly full stand the names of what has no room.
    readonly property bool isMuch: keys > mostKeys || answers.length > 1
        && answers.reduce((sum, group) => sum + heightOf(group), over + (answers.length - 1) * Theme.gap) > height - Theme.touch - Theme.gap
    // Letters keep their place whatever they lead to, which stands beside them.
    readonly property bool hasLetters: answers.length > 1 && answers[0].shape === "letters"
    // So many groups stand in the first of two columns; -1: one column has them all.
    readonly property int head: hasLetters ? answers.length - 1 : isMuch ? headOf() : -1

    // About how high a key is: beside its pictures there is room for some 34 letters of its name, and for some 38 small ones.
    function heightOfKey(key: var, columns: int): real {
        const words = Math.ceil(key.title.length * columns / 34) * Type.label.pixelSize
            + Math.ceil(key.detail.length * columns / 38) * Type.small.pixelSize
        return Math.max(Theme.touch, 1.25 * words + Theme.gap)
    }
    // Some 44 letters are a line of what was done.
    function heightOfDone(sentence: string): real {
        return Math.max(Theme.touch, 1.25 * Math.ceil(sentence.length / 44) * Type.label.pixelSize + Theme.gap)
    }
    function heightOf(group: var): real {
        const row = Theme.touch + Theme.gapSmall
        if (group.isFolded || group.shape === "pad")
            return row * (group.isFolded ? 1 : 0.5 + group.rows)
        let high = row / 2
        for (let first = 0; first < group.keys.length; first += group.columns) {
            let highest = Theme.touch
            for (let at = first; !group.isTight && at < Math.min(first + group.columns, group.keys.length); ++at)
                highest = Math.max(highest, heightOfKey(group.keys[at], group.columns))
            high += highest + Theme.gapSmall
        }
        return high
    }
    // How many groups there is room for under what is asked, with what is told of it.
    function headOf(): int {
        let rest = height - (benefit.seat !== undefined ? 240 : Math.max(over, 2 * Theme.touch))
        let count = 0
        for (const group of answers) {
            rest -= heightOf(group) + (count > 0 ? Theme.gap : 0)
            if (rest < 0 && count > 0)
                break
            ++count
        }
        return count
    }
}
