// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// Rolling: the tray, the keys while real dice are being entered, and what it brings. Beside each other where it is wide.
// While it rests only the tray is left.
ScrollArea {
    id: root

    required property BronzeMatch match
    readonly property BronzeTray tray: match.tray
    readonly property bool isWide: width >= 700
    readonly property real column: isWide ? (width - 3 * Theme.gap) / 2 : width - 2 * Theme.gap
    property bool resting: false
    readonly property bool hasForecast: tray.missing < tray.count
    readonly property bool isEntering: !resting && tray.realDice && tray.missing > 0

    contentHeight: Math.max(left.y + left.height, right.visible ? right.y + right.height : 0) + Theme.gap

    Column {
        id: left
        x: Theme.gap
        y: Theme.gapSmall
        width: root.column
        spacing: Theme.gap

        RollTray {
            width: parent.width
            match: root.match
        }
        CachedLoader {
            width: parent.width
            needed: root.isEntering
            sourceComponent: FaceKeys {
                match: root.match
            }
        }
    }
    Column {
        id: right
        x: root.isWide ? root.column + 2 * Theme.gap : Theme.gap
        y: root.isWide ? left.y : left.y + left.height + Theme.gap
        width: root.column
        visible: !root.resting
        spacing: Theme.gap

        PreserveButton {
            width: parent.width
            visible: !root.resting && root.match.exchange.foodPreserved > 0
            match: root.match
        }
        // What there is before the dice bring anything.
        CachedLoader {
            width: parent.width
            needed: !root.resting && !root.hasForecast
            sourceComponent: SheetPegs {
                match: root.match
                sheet: root.match.acting
                captions: true
            }
        }
        CachedLoader {
            width: parent.width
            needed: App.settings.odds && !root.resting && root.tray.openToRoll > 0
            sourceComponent: RollOdds {
                objectName: "odds"
                match: root.match
            }
        }
        RollPreview {
            width: parent.width
            height: implicitHeight
            visible: root.hasForecast
            showsBoard: !root.isEntering || root.isWide
            match: root.match
        }
        CachedLoader {
            width: parent.width
            needed: root.tray.realDice && !root.tray.rolled && !root.match.appPlays && (root.isWide || root.tray.missing === root.tray.count)
            sourceComponent: EveryRoll {
                objectName: "everyRoll"
                match: root.match
            }
        }
    }
}
