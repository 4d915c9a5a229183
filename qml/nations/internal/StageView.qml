// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App

// What the table is asked for now, by file, so that only that is read; nothing while somebody simply acts.
Loader {
    id: root

    required property NationsMatch match
    // The event stands on the page all the time.
    property bool hasEvent: false
    readonly property bool isDone: match.over && match.mending === ""
    readonly property bool picks: match.picker.open && (!match.pool.takes || match.pool.spends)
    readonly property string poolPart: match.pool.rolls ? "PoolEntry" : match.pool.takes ? "PayView" : ""
    readonly property string stagePart: {
        switch (match.stage) {
        case NationsMatch.Deal: return "DealView"
        case NationsMatch.Opponent:
        case NationsMatch.Remove: return "OpponentView"
        case NationsMatch.GiveBack: return "GiveBack"
        case NationsMatch.Books:
        case NationsMatch.Famine:
        case NationsMatch.Order:
        case NationsMatch.War: return "AgeEndView"
        case NationsMatch.Sums:
        case NationsMatch.Typing: return "TallyView"
        }
        return ""
    }
    readonly property bool isWhereKeysBegin: part !== ""
    readonly property string part: isDone ? "" : picks ? "Picker" : poolPart !== "" ? poolPart : stagePart

    onPartChanged: show()
    Component.onCompleted: show()

    function show() {
        if (part === "")
            source = ""
        else
            setSource("../match/" + part + ".qml", part === "AgeEndView" || part === "DealView" ? { match: match, hasEvent: !hasEvent } : { match: match })
    }
}
