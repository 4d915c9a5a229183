// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Match
import Pegsheet.Controls
import Pegsheet.Empires

// An Innovation that lies at a place of a row and that nobody entered, as a correction of the whole row.
Column {
    id: root

    required property CorrectionDraft draft
    required property EmpiresMatch match
    required property int seat
    readonly property var now: match.sheets.length > 0 ? match.rowOf(seat) : []
    readonly property var row: draft.value("row", now)
    property int kind: -1
    property int number: 1
    property int position: 1
    // Empty before a kind is chosen.
    readonly property var described: match.cardOf(kind, number)
    readonly property string card: described.id ?? ""
    readonly property bool lies: row.some(place => (place.innovations ?? []).some(each => each.card === card))

    function lay() {
        const next = JSON.parse(JSON.stringify(row))
        const there = next[position - 1]
        there.innovations = [...there.innovations ?? [], { card: card, exhausted: false }]
        draft.change("row", next, now)
        kind = -1
    }

    spacing: Theme.gapSmall

    Choices {
        objectName: "addKind"
        width: parent.width
        columnCount: 4
        //: Over the kinds of an Innovation that is added to a row by correction
        title: qsTr("One more Innovation")
        names: root.match.kindNames
        icons: Signs.kinds
        chosen: root.kind
        onPicked: kind => root.kind = root.kind === kind ? -1 : kind
    }
    Stepper {
        objectName: "addNumber"
        width: parent.width
        visible: root.kind >= 0
        //: The number of an Innovation that is added to a row by correction
        label: qsTr("Number")
        value: root.number
        least: 1
        most: 11
        onStepped: number => root.number = number
    }
    Stepper {
        objectName: "addPosition"
        width: parent.width
        visible: root.kind >= 0
        //: The position in the row at which an Innovation is added by correction
        label: qsTr("At position")
        value: root.position
        least: 1
        most: root.row.length
        onStepped: position => root.position = position
    }
    AppButton {
        objectName: "addCard"
        width: parent.width
        visible: root.kind >= 0
        possible: !root.lies
        //: Button, on the page of corrections: %1 an Innovation, %2 a position in the row
        text: qsTr("%1 lies at position %2").arg(root.described.name ?? "").arg(root.position)
        //: Under a button that is not possible: the Innovation is there already
        detail: root.lies ? qsTr("It lies in this row already") : ""
        onClicked: {
            if (!root.lies)
                root.lay()
        }
    }
}
