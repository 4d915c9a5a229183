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
    // The mat stands beside the numbers where there is room.
    readonly property real part: Math.floor((width - (columns - 1) * spacing) / columns)

    columns: width < 860 || match.scoring ? 1 : isAbreast ? 3 : 2
    spacing: Theme.gap

    Column {
        width: root.part
        spacing: Theme.gap

        AppText {
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
            width: parent.width
            visible: root.isTold
            wrapMode: Text.Wrap
            //: Under that heading: what the numbers of the four rows of the income mat are
            text: qsTr("For each row of the mat: how many slots lie open.")
            color: Theme.inkSoft
            font: Type.label
        }
        NumberLines {
            width: parent.width
            visible: root.isTold
            match: root.match
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
            objectName: "benefitFor"
            visible: !root.match.scoring && !root.match.over && root.isTold && !root.match.isReplay
            //: Button: a player gets something that the app does not know of
            text: qsTr("Gets something")
            onClicked: root.match.touch("benefit", root.sheet.seat)
        }
    }
    IncomeLines {
        width: root.part
        visible: root.columns === 3 && isThere
        match: root.match
        sheet: root.sheet
    }
}
