// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What nobody may miss, under the rail: that the match is an example; that this is the last round; what
// the app does in its turn, where that is not seen; the way to hints; that the turn is played on another tablet; and the clock.
Column {
    id: root

    required property TableMatch match

    Loader {
        width: root.width
        active: root.match.mending !== ""
        visible: active
        sourceComponent: MendStrip {
            match: root.match
        }
    }
    NoticeStrip {
        objectName: "exampleStrip"
        // A phone lying on its side has no line to spare.
        visible: text !== "" && Window.height >= Theme.lowBelow
        width: root.width
        calm: true
        iconName: "info"
        //: Over the match that somebody looks at who has none yet
        text: root.match.example ? qsTr("An example; it counts in no statistics") : ""
    }
    NoticeStrip {
        objectName: "lastRound"
        width: root.width
        text: root.match.lastRound
    }
    Loader {
        width: root.width
        active: App.settings.turnClock && App.turnClock.hasTurns && root.match === App.match && root.match.mending === ""
        visible: active
        sourceComponent: ClockStrip {}
    }
    NoticeStrip {
        objectName: "advice"
        width: root.width
        calm: true
        iconName: "processor"
        text: root.match.bar.advice
    }
    HintStrip {
        width: root.width
        match: root.match
    }
    NoticeStrip {
        objectName: "awaited"
        width: root.width
        calm: true
        iconName: "camera"
        text: root.match.bar.awaited
    }
}
