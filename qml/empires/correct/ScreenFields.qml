// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// What a player has behind the screen, which is opened to be corrected: resources, as a whole, and cards in hand.
FieldGroup {
    id: root

    required property CorrectionDraft draft
    required property var sheet
    readonly property var kept: sheet.resources.reduce((all, each) => Object.assign(all, { [each.id]: each.count }), {})
    readonly property var resources: draft.value("resources", kept)

    //: Heading over what a player has behind the screen, to be corrected
    title: qsTr("Behind the screen")

    SwitchRow {
        id: opened
        objectName: "openScreen"
        width: parent?.width ?? 0
        //: Switch: what is behind the screen is shown, to be corrected
        title: qsTr("Open it to correct it")
        onClicked: checked = !checked
    }
    Repeater {
        model: opened.checked ? root.sheet.resources : []

        Stepper {
            required property var modelData

            objectName: "field_" + modelData.id
            width: parent?.width ?? 0
            label: modelData.name
            iconName: modelData.icon
            value: root.resources[modelData.id]
            changed: value !== modelData.count
            most: 120
            onStepped: number => root.draft.change("resources", Object.assign({}, root.resources, { [modelData.id]: number }),
                root.kept)
        }
    }
    FieldStepper {
        visible: opened.checked
        draft: root.draft
        path: "hand"
        //: A number to be corrected: cards in hand
        label: qsTr("Cards in hand")
        current: root.sheet.hand
        least: 0
        most: 88
    }
}
