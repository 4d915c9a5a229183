// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// Where points are told by their numbers: those of who is next, or who wins a tie, or a benefit. Of another player the mat.
Grid {
    id: root

    required property TapestryMatch match
    required property var sheet
    readonly property bool isTold: match.toldSeat === sheet.seat
    // What an income turn would bring stands beside the mat, not below it.
    property bool isAbreast: false
    // How high it may be there: what stands abreast fills it; 0: as high as it is.
    property real room: 0
    readonly property bool fills: columns === 3 && room > 0
    // The mat stands beside the numbers where there is room.
    readonly property real part: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: width < 860 || match.scoring ? 1 : isAbreast ? 3 : 2
    spacing: Theme.gap

    Column {
        width: root.part
        spacing: Theme.gap

        AppText {
            id: head
            width: parent.width
            visible: root.isTold
            wrapMode: Text.Wrap
            //: Heading over the numbers of a finished sheet: %1 a player
            text: root.match.scoring ? qsTr("%1: points before the last income turn, and its numbers").arg(root.sheet.name)
                //: Heading over the numbers of an income turn: %1 a player, %2 from 1 to 5
                : qsTr("%1: income turn %2").arg(root.sheet.name).arg(root.sheet.incomes + 1)
            font: Type.heading
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        AppText {
            id: explained
            width: parent.width
            visible: root.isTold
            wrapMode: Text.Wrap
            //: Under that heading: what the numbers of the four rows of the income mat are
            text: qsTr("For each row of the mat: how many slots lie open.")
            color: Theme.inkSoft
            font: Type.label
        }
        NumberLines {
            id: lines
            width: parent.width
            visible: root.isTold
            room: root.fills ? root.room - head.height - explained.height - 2 * parent.spacing : 0
            match: root.match
        }
        AppText {
            width: parent.width
            visible: root.isTold && !root.match.scoring && root.sheet.incomes === 0 && lines.asked === null
            wrapMode: Text.Wrap
            //: Under the numbers of the first income turn, none of which has to be entered
            text: qsTr("The first income turn brings no points: only a number that is another one has to be entered.")
            color: Theme.inkSoft
            font: Type.label
        }
        QueueView {
            width: parent.width
            visible: !root.isTold && root.match.answers.length > 0
            match: root.match
        }
    }
    Column {
        width: root.part
        spacing: Theme.gap

        IncomeMat {
            width: parent.width
            room: root.fills ? root.room - (other.visible ? other.height + parent.spacing : 0) : 0
            visible: !root.match.scoring
            match: root.match
            sheet: root.sheet
        }
        IncomeLines {
            width: parent.width
            visible: root.columns < 3 && !root.match.scoring && isThere
            match: root.match
            sheet: root.sheet
        }
        AppButton {
            id: other
            objectName: "benefitFor"
            visible: !root.match.scoring && !root.match.over && root.isTold && !root.match.isReplay
            //: Button: a player gets something that the app does not know of
            text: qsTr("Add a benefit")
            onClicked: root.match.touch("benefit", root.sheet.seat)
        }
    }
    IncomeLines {
        width: root.part
        visible: root.columns === 3 && isThere
        room: root.fills ? root.room : 0
        mostLine: 56
        match: root.match
        sheet: root.sheet
    }
}
