// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Nations

// The boards of all players, in seat order; upright that of whose turn it is as wide as the window, the others in a line each below.
ScrollArea {
    id: root

    required property NationsMatch match
    property bool upright: false
    // What the window leaves.
    property int room: height
    readonly property bool hasTiles: match.depth !== Nations.Tracks
    readonly property int players: match.names.length
    readonly property int abreast: players < 2 || players === 2 && height > width ? 1 : Math.max(1, Math.min(2, Math.floor(width / 384)))
    readonly property int rowCount: Math.ceil(players / abreast)
    readonly property int cardWidth: Math.min(players < 2 ? width : 820, Math.floor((width - (abreast - 1) * Theme.gap) / abreast))
    readonly property int cardHeight: !hasTiles ? 56
        : Math.min(900, Math.max(290, Math.floor((height - (rowCount - 1) * Theme.gap) / rowCount)))
    readonly property int uprightHeight: hasTiles ? Math.max(290, Math.min(380, Math.round(room * 0.34))) : 0

    signal ledgerWanted(int seat)

    implicitHeight: upright ? contentHeight : 0
    contentHeight: upright ? acting.height + others.height + Theme.gap : grid.height

    Grid {
        id: grid
        visible: !root.upright && root.hasTiles
        columns: root.abreast
        spacing: Theme.gap

        Repeater {
            model: root.upright || !root.hasTiles ? 0 : root.players

            BoardCard {
                required property int index

                objectName: "board" + index
                width: root.cardWidth
                height: root.cardHeight
                match: root.match
                sheet: root.match.sheets[index]
                onLedgerWanted: root.ledgerWanted(index)
            }
        }
    }
    OrderTable {
        width: Math.min(parent.width, 640)
        visible: !root.hasTiles
        match: root.match
        onLedgerWanted: seat => root.ledgerWanted(seat)
    }
    Loader {
        id: acting
        width: parent.width
        height: active ? root.uprightHeight : root.hasTiles ? 0 : 52 * root.players + Theme.gap
        active: root.upright && root.hasTiles
        sourceComponent: BoardCard {
            objectName: "acting"
            match: root.match
            sheet: root.match.acting
            onLedgerWanted: root.ledgerWanted(sheet.seat)
        }
    }
    Column {
        id: others
        y: acting.height + Theme.gap
        width: parent.width
        visible: root.upright && root.hasTiles
        height: visible ? implicitHeight : 0
        spacing: Theme.gapSmall

        Repeater {
            model: root.upright && root.hasTiles ? root.match.order : []

            PlayerLine {
                required property int modelData

                objectName: "line" + modelData
                width: others.width
                visible: modelData !== root.match.seat
                match: root.match
                sheet: root.match.sheets[modelData]
                onLedgerWanted: root.ledgerWanted(modelData)
            }
        }
    }
}
