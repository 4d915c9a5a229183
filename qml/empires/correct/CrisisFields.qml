// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Match
import Pegsheet.Controls
import Pegsheet.Empires

// One of the Disasters of this round: which card it is, and whether it is open.
Column {
    id: root

    required property CorrectionDraft draft
    required property EmpiresMatch match
    // From 0, and whether there are two.
    required property int place
    readonly property var turn: match.sheets.length > 0 ? match.turnOf() : ({})
    readonly property var now: turn.crises ?? []
    readonly property var crises: draft.value("crises", now)
    readonly property var crisis: crises[place]
    readonly property var card: match.cardNamed(crisis?.card ?? "")

    function lay(next: var) {
        const all = Array.from(crises)
        all[place] = next
        draft.change("crises", all, now)
    }

    spacing: Theme.gapSmall

    Choices {
        objectName: "crisisKind" + root.place + "_"
        width: root.width
        columnCount: 4
        //: Over the kinds of a Disaster to be corrected: %1 the card as it is now
        title: qsTr("Disaster: %1").arg(root.card.name ?? "")
        names: root.match.kindNames
        icons: Signs.kinds
        chosen: root.card.kind ?? -1
        onPicked: kind => root.lay({ card: root.match.cardOf(kind, root.card.number).id, open: root.crisis.open })
    }
    Stepper {
        objectName: "field_crisis" + root.place
        width: root.width
        //: A number to be corrected: that of a Disaster card
        label: qsTr("Number")
        value: root.card.number ?? 1
        changed: root.crisis?.card !== root.now[root.place]?.card
        least: 1
        most: 11
        onStepped: number => root.lay({ card: root.match.cardOf(root.card.kind, number).id, open: root.crisis.open })
    }
    SwitchRow {
        objectName: "field_open" + root.place
        width: root.width
        visible: root.now.length > 1
        //: Whether one of two Disasters is still open, to be corrected: %1 the card
        title: qsTr("%1 is open").arg(root.card.name ?? "")
        checked: root.crisis?.open ?? false
        onClicked: root.lay({ card: root.crisis.card, open: !checked })
    }
}
