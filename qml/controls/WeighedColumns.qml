// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme

// The parts of a page in up to three columns: the weightiest where there is room for them, in the order in which they are listed,
// so that nothing has to be scrolled to. What finds no room is named below the last column; a touch there shows it in the place of
// what weighs least.
Item {
    id: root

    default property list<ColumnPart> parts
    // Where each column begins, and its width and height, in pixels: { x, width, height }.
    required property var columns
    property real spacing: Theme.gap
    // Everything is shown and scrolls where it has to.
    property bool scrolls: false
    // Parts are chosen anew with it. Until then they stand where they stood, or nowhere while something else takes their room.
    property string occasion
    // What a touch has asked for.
    property ColumnPart wanted: null
    // What finds no room beside the ways to it, and whether these are shown.
    property var without: []
    property bool showsWays: false
    property string settled
    property string begun
    property bool isHeld: false
    // The most that the ways have taken.
    property real waysRoom: 0
    property bool isArranging: false
    property bool isAgain: false

    // Columns from that one on show their beginning.
    function rewind(from: int) {
        for (let place = from; place < areas.count; ++place)
            areas.itemAt(place).contentY = 0
    }
    // What lies between those heights of a part comes into sight.
    function reveal(part: ColumnPart, top: real, bottom: real) {
        if (part.column >= 0)
            (areas.itemAt(part.column) as ScrollArea).reveal(part.y + top, part.y + bottom)
    }
    function weightOf(part: ColumnPart): int {
        return part === wanted ? Math.max(99, part.weight) : part.weight
    }
    function needOf(part: ColumnPart): real {
        return part.least > 0 ? part.least : part.height
    }

    // It lies in a column, among the others in the order of the list.
    function bring(part: ColumnPart, place: int) {
        const area = areas.itemAt(place)
        for (let index = 0; index < parts.length; ++index)
            if (parts[index] === part)
                part.parent = area.slots.itemAt(index)
        part.width = columns[place].width
    }

    // The column of each of those parts, the weightiest chosen first; -1: it finds no room. The last column keeps that much back.
    function placesOf(there: var, kept: real, stays: bool): var {
        const room = columns.map((column, place) => column.height + spacing - (place === columns.length - 1 ? kept : 0))
        const places = there.map(() => -1)
        const order = there.map((part, index) => index)
            .sort((one, other) => weightOf(there[other]) - weightOf(there[one]) || one - other)
        for (const index of order) {
            const part = there[index]
            const need = needOf(part) + spacing
            const fits = place => place >= 0 && place < columns.length && room[place] >= need
            const place = scrolls || part.weight >= 100 ? part.columns[0]
                : isHeld && part.home >= 0 ? (part.columns.includes(part.home) && fits(part.home) ? part.home : -1)
                : stays && part.columns.includes(part.column) && fits(part.column) ? part.column : part.columns.find(fits) ?? -1
            places[index] = place
            if (place >= 0)
                room[place] -= need
        }
        return places
    }

    // In its column below what is listed before it; what grows has what is left of the column.
    function put(there: var, places: var, kept: real) {
        const rest = columns.map((column, place) => column.height + spacing - (place === columns.length - 1 ? kept : 0))
        there.forEach((part, index) => rest[places[index]] -= needOf(part) + spacing)
        const tops = columns.map(() => 0)
        there.forEach((part, index) => {
            const place = places[index]
            part.column = place
            if (place < 0)
                return
            bring(part, place)
            part.home = place
            if (part.least > 0 && !scrolls) {
                const free = part.least + Math.max(0, Math.floor(rest[place]))
                part.room = isHeld && part.calm > 0 ? Math.max(part.least, Math.min(free, part.calm)) : free
                rest[place] = 0
            }
            part.y = tops[place]
            tops[place] += Math.ceil(part.height) + spacing
        })
        columns.forEach((column, place) => areas.itemAt(place).contentHeight = Math.max(0, tops[place] - spacing))
    }

    function occasionNow(all: var): string {
        return [occasion, columns.length, all.indexOf(wanted)].join(" ")
    }
    function listed(): var {
        return Array.from({ length: parts.length }, (none, index) => parts[index])
    }
    // Something was begun on this occasion: parts keep to where they stand until it is another.
    function hold() {
        const all = listed()
        if (isHeld || occasionNow(all) !== begun)
            return
        isHeld = true
        all.forEach(part => part.calm = part.column >= 0 ? part.room : 0)
    }
    // Says whether the same parts are there as before. From a new occasion on they are chosen anew, and as soon as others come or go
    // in it they keep to where they stand.
    function settle(all: var, there: var): bool {
        const when = occasionNow(all)
        const now = [when, ...there.map(part => all.indexOf(part))].join(" ")
        const stays = now === settled
        if (when !== begun) {
            isHeld = false
            all.forEach(part => part.home = -1)
        } else if (!stays) {
            hold()
        }
        begun = when
        settled = now
        return stays
    }

    function arrangeOnce() {
        const all = listed()
        const there = all.filter(part => part.isThere)
        const stays = settle(all, there)
        const isLeft = places => there.some((part, index) => places[index] < 0 && part.title !== "")
        // What has never stood anywhere is measured where it would stand.
        there.filter(part => part.parent === null).forEach(part => bring(part, part.columns[0]))
        // Ways are measured as if they were shown; what stands in any case is not pushed by them.
        const last = columns.length - 1
        const firm = there.filter(part => part.weight >= 100 && part.columns[0] === last).reduce((sum, part) => sum + needOf(part) + spacing, 0)
        // They take no less room than they had: what comes back then would make them higher again.
        waysRoom = Math.max(stays ? waysRoom : 0, Theme.touch, without.length > 0 ? ways.height : 0)
        const waysNeed = waysRoom + spacing
        const open = placesOf(there, 0, stays)
        const beside = isLeft(open) ? placesOf(there, waysNeed, stays) : open
        showsWays = isLeft(beside) && firm + waysNeed <= columns[last].height + spacing
        put(there, showsWays ? beside : open, showsWays ? waysNeed : 0)
        const out = there.filter((part, index) => beside[index] < 0 && part.title !== "")
        if (out.length !== without.length || out.some((part, index) => part !== without[index])) {
            without = out
            // How many rows they take is known now, not only once they are drawn.
            ways.forceLayout()
        }
    }

    function arrange() {
        if (isArranging || areas.count < 3)
            return
        isArranging = true
        for (let time = 0; time < 3; ++time) {
            isAgain = false
            arrangeOnce()
            if (!isAgain)
                break
        }
        isArranging = false
        if (isAgain)
            arrangeSoon()
    }
    function arrangeSoon() {
        Qt.callLater(arrange) // qmllint disable type
    }
    // While parts are arranged they are arranged again at once: nothing is shown that goes right after.
    function waysGrown() {
        if (isArranging)
            isAgain = true
        else
            arrangeSoon()
    }

    onColumnsChanged: arrangeSoon()
    onScrollsChanged: arrangeSoon()
    onOccasionChanged: arrangeSoon()
    onWantedChanged: arrangeSoon()
    Component.onCompleted: {
        for (let index = 0; index < parts.length; ++index) {
            parts[index].changed.connect(arrangeSoon)
            parts[index].grown.connect(arrangeSoon)
        }
        arrange()
    }

    Repeater {
        id: areas
        model: 3

        ScrollArea {
            id: area

            required property int index
            readonly property var place: root.columns[index] ?? { x: 0, width: 0, height: 0 }
            readonly property Repeater slots: places

            x: place.x
            // How far it is scrolled is shown between two columns, not over what stands in them.
            width: place.width + Theme.gapSmall
            height: place.height - (index === root.columns.length - 1 && root.showsWays ? ways.height + root.spacing : 0)
            visible: index < root.columns.length

            // Keys go through parts in the order of the list.
            Repeater {
                id: places
                model: root.parts.length

                Item {}
            }
        }
    }
    Flow {
        id: ways

        readonly property var place: root.columns[root.columns.length - 1]

        x: place.x
        y: place.height - height
        width: place.width
        visible: root.showsWays
        spacing: Theme.gapSmall
        onHeightChanged: root.waysGrown()

        Repeater {
            model: root.without

            FilterChip {
                required property var modelData

                objectName: "way" + modelData.objectName
                text: modelData.title
                onClicked: root.wanted = modelData
            }
        }
    }
}
