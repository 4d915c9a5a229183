// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// The numbers of a Conflict card, one after the other; one that is said can be touched to be said again.
Column {
    id: root

    required property EmpiresMatch match
    readonly property var figures: match.figures
    // The one that is asked for: that which was touched, else the next.
    property int chosen: -1
    readonly property int field: chosen >= 0 ? chosen : figures.findIndex(figure => figure.isNext)
    readonly property bool takesLess: field === 1 || field === 2 || field === 4 || field === 5

    function say(number: int) {
        match.touch(EmpiresMatch.TouchFigure, field, number)
        chosen = -1
    }

    spacing: Theme.gapSmall

    Repeater {
        model: root.figures

        ListRow {
            required property var modelData

            objectName: "figure" + modelData.field
            width: root.width
            isPaper: modelData.field === root.field
            title: modelData.title
            trailingText: modelData.text.replace("-", "−")
            trailingIcon: ""
            onClicked: root.chosen = modelData.field
        }
    }
    NumberPad {
        width: parent.width
        visible: root.field >= 0
        least: root.field === 6 || root.field === 7 ? 1 : 0
        most: root.field === 6 ? 3 : root.field === 7 ? 11 : 20
        title: root.field >= 0 ? root.figures[root.field].title : ""
        onEntered: number => root.say(number)
    }
    NumberPad {
        width: parent.width
        visible: root.takesLess
        rowCount: 1
        least: -9
        most: -1
        //: Numbers below zero: points that are lost
        title: qsTr("Points lost")
        onEntered: number => root.say(number)
    }
}
