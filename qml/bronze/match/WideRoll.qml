// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Bronze
import Pegsheet.Theme
import Pegsheet.Controls

// What stands beside the tray of a wide sheet while dice are rolled: the keys of the faces while real dice are entered,
// the pegs before any lies there, then what they bring.
Column {
    id: root

    required property BronzeMatch match
    readonly property BronzeTray tray: match.tray
    readonly property bool hasForecast: tray.missing < tray.count
    readonly property bool isEntering: tray.realDice && tray.missing > 0

    spacing: Theme.gap

    CachedLoader {
        width: parent.width
        needed: root.isEntering
        sourceComponent: FaceKeys {
            match: root.match
        }
    }
    PreserveButton {
        width: parent.width
        match: root.match
    }
    CachedLoader {
        width: parent.width
        needed: !root.hasForecast
        sourceComponent: SheetPegs {
            match: root.match
            sheet: root.match.acting
            captions: true
        }
    }
    CachedLoader {
        width: parent.width
        needed: App.settings.odds && root.tray.openToRoll > 0
        sourceComponent: RollOdds {
            objectName: "odds"
            match: root.match
        }
    }
    RollPreview {
        width: parent.width
        height: implicitHeight
        visible: root.hasForecast
        showsBoard: !root.isEntering
        match: root.match
    }
    CachedLoader {
        width: parent.width
        needed: root.tray.realDice && !root.tray.rolled && !root.match.appPlays && (!root.hasForecast || !root.isEntering)
        sourceComponent: EveryRoll {
            objectName: "everyRoll"
            match: root.match
        }
    }
}
