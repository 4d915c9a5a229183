// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// The marks of players in words, as in Theme.
QtObject {
    readonly property int count: 5

    function nameOf(mark: int): string {
        switch (mark) {
        //: Mark of a player: a colour and a shape
        case 0: return qsTr("red circle")
        case 1: return qsTr("blue square")
        //: Mark of a player: a filled circle with a ring in it
        case 2: return qsTr("green ring")
        case 3: return qsTr("purple lozenge")
        case 4: return qsTr("ochre triangle")
        }
        return ""
    }
}
