// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Controls
import Pegsheet.Match

// Whether a development is owned.
SegmentedSwitch {
    id: root

    required property CorrectionDraft draft
    required property bronzeSheet sheet
    required property bronzeDevelopment development
    readonly property bool shall: all.wanted.includes(development.key)
    readonly property DevelopmentDraft all: DevelopmentDraft {
        draft: root.draft
        sheet: root.sheet
    }

    objectName: "field_" + development.key
    width: parent?.width ?? 0
    tall: true
    mark: sheet.mark
    title: development.name
    //: A development: whether the player has it
    options: [qsTr("Owned"), qsTr("Not owned")]
    current: shall ? 0 : 1
    onChosen: index => {
        if ((index === 0) !== shall)
            all.toggle(development.key)
    }
}
