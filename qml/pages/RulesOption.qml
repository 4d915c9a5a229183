// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What can be agreed on besides the rule set: a switch, or one of several values with what it means below.
Column {
    id: root

    required property AgreementOption modelData
    readonly property bool hasChoices: modelData.choices.length > 0

    spacing: Theme.gapSmall

    SwitchRow {
        objectName: "option_" + root.modelData.key
        width: parent.width
        visible: !root.hasChoices
        title: root.modelData.title
        detail: root.modelData.text
        checked: root.modelData.on
        onClicked: root.modelData.on = !root.modelData.on
    }
    AppText {
        visible: root.hasChoices
        text: root.modelData.title
        font: Type.labelBold
    }
    SegmentedSwitch {
        objectName: "choice_" + root.modelData.key
        width: parent.width
        visible: root.hasChoices
        tall: true
        title: root.modelData.title
        options: root.modelData.choices
        current: root.modelData.choice
        onChosen: index => root.modelData.choice = index
    }
    AppText {
        objectName: "choiceText_" + root.modelData.key
        width: parent.width
        visible: root.hasChoices
        wrapMode: Text.Wrap
        text: root.modelData.text
        color: Theme.inkSoft
        font: Type.small
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
