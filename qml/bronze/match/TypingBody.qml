// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// A finished sheet being typed in where there is room for all of it: whose it is, buildings and goods beside the developments.
ScrollArea {
    id: root

    required property BronzeMatch match
    readonly property bronzeSheet sheet: match.acting
    readonly property int margin: Theme.gap
    readonly property int column: Math.floor((width - 3 * margin) / 2)
    readonly property int under: whose.visible ? whose.y + whose.height + margin : margin
    readonly property int leastBuildings: 400

    signal countWanted(string path)

    contentHeight: Math.max(height, under + leastBuildings + board.height + 2 * margin)

    SegmentedSwitch {
        id: whose
        objectName: "typedSeat"
        x: root.margin
        y: root.margin
        width: parent.width - 2 * x
        height: visible ? implicitHeight : 0
        visible: root.match.names.length > 1
        tall: true
        mark: root.match.mark
        //: Spoken name of the choice whose finished sheet is typed in
        title: qsTr("Whose sheet")
        options: root.match.names
        current: root.match.seat
        onChosen: index => root.match.touch("sheet", index)
    }
    Buildings {
        x: root.margin
        y: root.under
        width: root.column
        height: board.y - y - root.margin
        leastSide: 10
        mostSide: 34
        match: root.match
        sheet: root.sheet
        live: true
        onCountWanted: path => root.countWanted(path)
    }
    TypingBoard {
        id: board
        x: root.margin
        y: root.contentHeight - height - root.margin
        width: root.column
        match: root.match
    }
    AppText {
        id: heading
        // Gives way where the list then stands there whole.
        readonly property int room: root.contentHeight - root.margin - root.under
        readonly property int wanted: developments.contentHeight + height + Theme.gapSmall
        x: root.column + 2 * root.margin
        y: root.under
        height: Math.ceil(implicitHeight)
        visible: room >= wanted || room < developments.contentHeight
        //: Heading over the list of developments
        text: qsTr("Developments")
        font: Type.heading
    }
    Developments {
        id: developments
        x: heading.x
        y: heading.visible ? root.under + heading.height + Theme.gapSmall : root.under
        width: root.column
        height: root.contentHeight - root.margin - y
        match: root.match
        sheet: root.sheet
        live: true
    }
}
