// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// The plots of a capital city under a finger: an income building stands where it is touched, a landmark covers the plot that is
// touched, and goes along with the finger from one legal place to the next. Keys go the same ways. Where nothing is set a long touch
// corrects a plot.
Item {
    id: root

    required property TapestryMatch match
    required property int seat
    // A landmark that is only tried, by its number, and where; -1: none.
    property int tried: -1
    property int triedSpot: -1
    property bool showsMissing: false
    property bool showsEveryTurn: false
    // Where something stands while a finger moves it; -1: it does not.
    property int moved: -1
    // Asked anew with every change of the table.
    readonly property var city: match.sheets.length > 0 ? match.cityOf(seat) : ({})
    readonly property var asked: match.placing.seat === seat && tried < 0 ? match.placing : ({}) // qmllint disable type
    readonly property var placing: tried >= 0 ? match.tried(seat, tried, moved >= 0 ? moved : triedSpot)
        : moved >= 0 && asked.what !== undefined ? match.tried(seat, asked.what, moved) : asked
    property bool isStop: false
    readonly property bool isPlacing: placing.what !== undefined
    readonly property bool isBuilding: isPlacing && !placing.isLandmark
    readonly property alias dragging: area.drags
    // Keys begin where something is set.
    readonly property bool isWhereKeysBegin: isPlacing && tried < 0
    // As a Touchable says it.
    readonly property bool showsFocus: true

    // A landmark stands there in pencil, an income building is shown there.
    function show(spot: int) {
        if (spot < 0)
            return
        if (tried >= 0)
            triedSpot = spot
        else if (isBuilding)
            moved = spot
        else
            match.touch("spot", -1, spot)
    }
    function build() {
        match.touch("spot", -1, placing.spot)
    }
    // The next place in a direction.
    function step(across: int, along: int) {
        for (let far = 1; far <= 12; ++far) {
            const spot = match.spotNear(seat, placing.what, placing.turn, placing.column + across * far, placing.row + along * far)
            if (spot !== placing.spot)
                return show(spot)
        }
    }
    function goOn(places: int) {
        show(match.spotAfter(seat, placing.what, placing.spot, places))
    }
    function turn() {
        area.over = ""
        show(match.spotTurned(seat, placing.what, placing.spot))
    }

    objectName: "city" + seat
    implicitHeight: grid.implicitHeight
    activeFocusOnTab: isStop
    Accessible.ignored: plots.visible
    Accessible.role: isPlacing ? Accessible.Slider : Accessible.Graphic
    //: Spoken name of a capital city: %1 a player, %2 what its mat is called
    Accessible.name: isPlacing ? placing.name : qsTr("City of %1: %2").arg(match.names[seat]).arg(city.name ?? "")
    Accessible.description: isPlacing ? joined(placing.where, placing.completes)
        //: Spoken of a capital city: %1 how many rows and columns are complete, %2 how many districts
        : qsTr("%1 rows and columns, %2 districts complete").arg(city.lines ?? 0).arg((city.districts ?? []).length)
    Accessible.focusable: isPlacing
    Accessible.onIncreaseAction: root.goOn(1)
    Accessible.onDecreaseAction: root.goOn(-1)
    Accessible.onPressAction: if (root.isBuilding) root.build()
    Keys.onPressed: event => {
        if (!isPlacing)
            return
        event.accepted = true
        switch (event.key) {
        case Qt.Key_Left: return step(-1, 0)
        case Qt.Key_Right: return step(1, 0)
        case Qt.Key_Up: return step(0, -1)
        case Qt.Key_Down: return step(0, 1)
        case Qt.Key_R: return turn()
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (isBuilding)
                return build()
        }
        event.accepted = false
    }
    // What was shown for something else is gone.
    onAskedChanged: moved = -1
    // The keyboard leaves it before Tab passes over it.
    onIsPlacingChanged: {
        if (!isPlacing)
            focus = false
        isStop = isPlacing
    }
    Component.onCompleted: isStop = isPlacing

    function joined(first: string, second: string): string {
        return second === "" ? first : first + ", " + second
    }

    CityGrid {
        id: grid
        width: parent.width
        city: root.city
        placing: root.isBuilding && root.moved < 0 && !root.activeFocus ? ({}) : root.placing
        tinted: !root.isPlacing ? [] : root.showsEveryTurn ? root.placing.others : root.placing.tinted
        missing: root.showsMissing ? root.match.missingPlots(root.seat) : []
        mark: root.match.marks[root.seat]
    }
    Touchable {
        id: plots

        readonly property int row: Math.max(0, Math.min(8, Math.floor(grid.plotsFrom(touchedAt.y))))
        readonly property int column: Math.max(0, Math.min(8, Math.floor(grid.plotsFrom(touchedAt.x))))

        objectName: "plots" + root.seat
        anchors.fill: parent
        visible: !root.isPlacing && !root.match.isReplay && (root.city.isKept ?? false)
        spokenName: root.Accessible.name
        spokenDetail: root.Accessible.description
        canHold: true
        onHeld: root.match.askCorrection(root.seat, "city.grid." + row + "." + column)
        onClicked: root.match.explain(root.seat, "city.grid")
    }
    MouseArea {
        id: area

        property point from
        property int began: -1
        property bool drags: false
        // The nearest plot within a finger's reach, else nothing; what lies under the finger is meant at once.
        function touchPlot(x: real, y: real) {
            const across = grid.plotsFrom(x)
            const along = grid.plotsFrom(y)
            const near = root.match.spotNear(root.seat, root.placing.what, 0, across - 0.5, along - 0.5)
            const found = root.match.tried(root.seat, root.placing.what, near)
            const isUnder = found.column === Math.floor(across) && found.row === Math.floor(along)
            const reach = Math.hypot(found.column + 0.5 - across, found.row + 0.5 - along) * grid.plot
            if (isUnder || near === root.moved)
                root.match.touch("spot", -1, near)
            else
                root.moved = reach <= Theme.touch ? near : -1
        }
        // The plot that a landmark was last touched onto, and how it was turned then.
        property string over
        property int overTurn: 0
        // A landmark that covers the touched plot; touched once more, the next one that does.
        function touchedOver(x: real, y: real): int {
            const column = Math.max(0, Math.min(8, Math.floor(grid.plotsFrom(x))))
            const row = Math.max(0, Math.min(8, Math.floor(grid.plotsFrom(y))))
            const isAgain = over === root.placing.what + "." + row + "." + column
            if (!isAgain)
                overTurn = root.placing.turn
            over = root.placing.what + "." + row + "." + column
            return root.match.spotOver(root.seat, root.placing.what, isAgain ? root.placing.spot : -1, overTurn, column, row)
        }
        // Where the piece stands after the finger went so far.
        function dragged(x: real, y: real): int {
            const start = root.match.tried(root.seat, root.placing.what, began)
            return root.match.spotNear(root.seat, root.placing.what, start.turn,
                                       start.column + (x - from.x) / grid.plot, start.row + (y - from.y) / grid.plot)
        }

        anchors.fill: parent
        enabled: root.isPlacing
        preventStealing: !root.isBuilding
        onPressed: mouse => {
            from = Qt.point(mouse.x, mouse.y)
            began = root.placing.spot
            drags = false
        }
        onPositionChanged: mouse => {
            drags = drags || Math.abs(mouse.x - from.x) + Math.abs(mouse.y - from.y) >= Theme.gap
            if (drags && !root.isBuilding)
                root.moved = dragged(mouse.x, mouse.y)
        }
        onReleased: mouse => {
            if (root.isBuilding)
                return drags ? undefined : touchPlot(mouse.x, mouse.y)
            const spot = drags ? root.moved : touchedOver(mouse.x, mouse.y)
            root.moved = -1
            root.show(spot)
        }
        onCanceled: if (!root.isBuilding) root.moved = -1
    }
}
