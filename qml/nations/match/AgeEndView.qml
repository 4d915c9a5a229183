// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Nations
import Pegsheet.Theme
import Pegsheet.Controls

// The end of an age as a table: players down, books, famine, strength and war across, filled column by column; below it the
// number that is asked for. A filled cell can be touched again to mend it.
FocusScope {
    id: root

    required property NationsMatch match
    // Nothing else on the page says what the event asks for.
    property bool hasEvent: true
    readonly property bool asksNumber: match.answers.length > 0
    readonly property bool isLow: height < Theme.lowBelow - Theme.stripHeight - Theme.barHeight && width >= 520
    readonly property int margin: Theme.gap
    // Numbers beside the table on a phone lying on its side, else below it.
    readonly property real padWidth: isLow ? Math.round(width * 0.44) : Math.min(width, 640)

    focus: true

    ScrollArea {
        id: scroll
        objectName: "ageEnd"
        x: root.isLow ? 0 : Math.round((root.width - width) / 2)
        width: root.isLow ? root.width - (root.asksNumber ? root.padWidth : 0) : Math.min(root.width, 1100)
        anchors.top: parent.top
        anchors.bottom: pad.active && !root.isLow ? pad.top : parent.bottom
        contentHeight: content.height + 2 * root.margin

        Column {
            id: content
            x: root.margin
            y: root.margin
            width: scroll.width - 2 * x
            spacing: Theme.gapSmall

            EventBoard {
                width: parent.width
                // On a phone the line of the age says it.
                height: visible ? implicitHeight : 0
                visible: root.hasEvent && root.height >= 560
                famine: root.match.famine
                war: root.match.war
                points: root.match.agePoints
            }
            AgeEndTable {
                width: parent.width
                room: root.isLow ? 0 : scroll.height - note.height - y - 2 * root.margin - content.spacing
                match: root.match
            }
            SpokenText {
                id: note
                objectName: "ageEndNote"
                width: parent.width
                visible: text !== ""
                wrapMode: Text.Wrap
                text: root.match.ageEnd.note
                color: Theme.inkSoft
                font: Type.label
            }
        }
    }
    Loader {
        id: pad
        anchors.bottom: parent.bottom
        anchors.right: root.isLow ? parent.right : undefined
        anchors.horizontalCenter: root.isLow ? undefined : parent.horizontalCenter
        width: root.padWidth
        active: root.asksNumber
        sourceComponent: AskedNumber {
            match: root.match
            seat: root.match.ageEnd.seat
            columns: root.isLow ? 5 : 7
        }
    }
}
