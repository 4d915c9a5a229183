// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// By which rules the next match is played, and what else can be agreed on for as many players.
Paper {
    id: root

    required property int players
    // Only the finished sheets are counted.
    required property bool scoringOnly
    readonly property Agreement agreement: App.agreement

    signal scoringTouched

    // What stands below it lies on whole pixels.
    height: Math.ceil(content.height) + 2 * Theme.gapLarge

    Binding {
        target: root.agreement
        property: "players"
        value: root.players
    }
    Binding {
        target: root.agreement
        property: "scoringOnly"
        value: root.scoringOnly
    }
    Column {
        id: content
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gap

        AppText {
            //: Heading at set-up, over the rule sets to choose from
            text: qsTr("Rules")
            font: Type.heading
        }
        SegmentedSwitch {
            objectName: "rulesSwitch"
            width: parent.width
            visible: options.length > 1
            tall: true
            title: qsTr("Rules")
            options: root.agreement.variants
            current: root.agreement.variant
            onChosen: index => root.agreement.variant = index
        }
        AppText {
            objectName: "ending"
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: root.agreement.ending
            color: Theme.inkSoft
            font: Type.small
        }
        Repeater {
            model: root.agreement.options

            RulesOption {
                width: content.width
                visible: modelData.offered && !modelData.doubtful
            }
        }
        SwitchRow {
            objectName: "scoringOnly"
            width: content.width
            //: Option at set-up: nothing is played, the finished sheets are counted
            title: qsTr("Only the final score")
            detail: qsTr("The match was played on paper: enter the finished sheets.")
            checked: root.scoringOnly
            onClicked: root.scoringTouched()
        }
        RulesDoubts {
            width: parent.width
            visible: root.agreement.hasDoubts
            agreement: root.agreement
        }
    }
}
