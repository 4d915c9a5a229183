// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What mending the past comes to: everybody's points before and after, and later moves that do not hold any more.
Question {
    id: root

    required property TableMatch match
    property int seat: -1
    property string path
    property var repair: match.repair()
    readonly property var broken: repair.broken ?? []
    // Refused, the past is as it was.
    readonly property bool leaves: repair.leaves ?? false
    readonly property var leftOut: repair.left ?? []
    // Whose choices are shown, and how many of those that do not hold are.
    property int open: 0
    property int shown: 12

    signal closed
    signal wanted(string where)

    // On the table, or on the page that overrules the rules; then this comes again.
    function goOn(place: int, overrules: bool) {
        if (!match.mendFurther(place, overrules))
            return
        if (overrules)
            wanted("correct")
        else
            closed()
    }

    objectName: "repair"
    text: broken.length === 0
        //: Over what mending comes to
        ? qsTr("Everything after it holds.")
        //: Over what mending comes to; moves that the rules do not allow any more
        : qsTr("%n later move(s) no longer hold and are left out.", "", broken.length)
    //: Button: the past is mended so
    yesText: qsTr("Apply the change")
    yesDetail: qsTr("undo takes it back")
    //: Button: what mending comes to is not taken yet; under it: the table is played on first
    noText: leaves ? qsTr("Cancel") : qsTr("Not yet")
    noDetail: leaves ? "" : qsTr("play on here")
    onYes: {
        if (match.finishMending())
            closed()
    }
    onNo: {
        match.refuseRepair()
        closed()
    }

    Connections {
        target: root.match

        function onChanged() {
            if (root.match.mending !== "")
                root.repair = root.match.repair()
        }
    }
    Repeater {
        model: root.repair.players ?? []

        Item {
            id: line

            required property var modelData
            readonly property bool changes: modelData.before !== modelData.after

            width: parent?.width ?? 0
            height: Math.ceil(Math.max(token.height, points.implicitHeight)) + Theme.gapSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ", " + points.text

            PlayerToken {
                id: token
                anchors.verticalCenter: parent.verticalCenter
                size: 24
                mark: line.modelData.mark
                letter: line.modelData.name
            }
            PlayerName {
                anchors.verticalCenter: parent.verticalCenter
                x: token.width + Theme.gap
                playerName: line.modelData.name
                room: points.x - x - Theme.gap
                font: Type.nameLarge
            }
            AppText {
                id: points
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                //: Points as a match stands, before and after the past is mended
                text: (line.changes ? qsTr("%1 → %2").arg(line.modelData.before).arg(line.modelData.after)
                                    : String(line.modelData.after)).replace(/-/g, "−")
                font: line.changes ? Type.labelBold : Type.label
            }
        }
    }
    SpokenText {
        objectName: "then"
        width: parent?.width ?? 0
        text: root.repair.then ?? ""
        font: Type.bodyBold
    }
    NoticeStrip {
        objectName: "shifts"
        width: parent?.width ?? 0
        //: Over what mending comes to: a turn is gone or has come in, and what others played then counts for whoever is next
        text: (root.repair.shifts ?? false) ? qsTr("Turns after it then count for other players.") : ""
    }
    Repeater {
        model: root.leftOut

        BrokenMove {
            required property int index

            objectName: "left" + index
        }
    }
    Repeater {
        model: root.broken.slice(0, root.shown)

        BrokenMove {
            required property int index

            objectName: "broken" + index
            isOpen: index === root.open
            canOpen: true
            onOpened: root.open = index
            onChanged: root.goOn(modelData.place, false)
            onOverruled: root.goOn(modelData.place, true)
        }
    }
    AppButton {
        objectName: "allBroken"
        width: parent?.width ?? 0
        visible: root.broken.length > root.shown
        //: Button under some of the moves that do not hold any more: shows the others too
        text: qsTr("%n more", "", root.broken.length - root.shown)
        onClicked: root.shown = root.broken.length
    }
}
