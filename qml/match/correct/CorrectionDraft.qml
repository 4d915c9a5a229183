// SPDX-License-Identifier: Apache-2.0
import QtQuick

// What a correction would set: new values by the path of their field ("goods.wood"). What is as it was is not kept.
QtObject {
    property var changes: ({})
    // What other sheets, and the turn, would get: their changes by seat; one past the last seat is the turn.
    property var others: ({})
    readonly property int count: Object.keys(changes).length
    // All of it together.
    readonly property int total: sum()

    // The same, already as it is while a change is being told: bindings may follow later.
    function sum(): int {
        return Object.keys(others).reduce((sum, seat) => sum + Object.keys(others[seat]).length, Object.keys(changes).length)
    }

    function value(path: string, current): var {
        return path in changes ? changes[path] : current
    }

    function change(path: string, value, current) {
        const next = Object.assign({}, changes)
        if (JSON.stringify(value) === JSON.stringify(current))
            delete next[path]
        else
            next[path] = value
        changes = next
    }

    // Puts what one sheet would get aside and takes another's up.
    function turnTo(from: int, to: int) {
        const next = Object.assign({}, others)
        next[from] = changes
        const taken = next[to] ?? {}
        delete next[to]
        others = next
        changes = taken
    }

    // As the state is written: {"goods": {"wood": 3}}.
    function asObject(): var {
        const whole = {}
        for (const path in changes) {
            const steps = path.split(".")
            let part = whole
            while (steps.length > 1) {
                const step = steps.shift()
                part[step] = part[step] ?? {}
                part = part[step]
            }
            part[steps[0]] = changes[path]
        }
        return whole
    }
}
