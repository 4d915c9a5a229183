// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// What a card says, where that is from, and how often it was used.
Paper {
    id: root

    // See LibraryView.shown.
    required property var about
    property bool hasTitle: false

    implicitHeight: Math.ceil(Math.max(words.height, drawn.height)) + 2 * Theme.gapLarge

    LibraryPicture {
        id: drawn
        objectName: "cardPicture"
        x: Theme.gapLarge
        y: Theme.gapLarge
        picture: root.about.picture ?? ({})
        title: root.about.title ?? ""
        isSmall: root.width < 520
    }
    Column {
        id: words
        x: drawn.x + (drawn.page !== "" ? drawn.width + Theme.gapLarge : 0)
        y: Theme.gapLarge
        width: parent.width - x - Theme.gapLarge
        spacing: Theme.gapSmall

        SpokenText {
            visible: root.hasTitle
            text: root.about.title ?? ""
            font: Type.title
        }
        SpokenText {
            text: [root.about.game, root.about.edition, root.about.kind, root.about.age].filter(part => (part ?? "") !== "").join(" · ")
            color: Theme.inkSoft
        }
        SpokenText {
            objectName: "cardSays"
            visible: text !== ""
            text: root.about.says ?? ""
            font: Type.bodyBold
        }
        SpokenText {
            objectName: "cardOrigin"
            text: [root.about.origin, root.about.uses, root.about.language].filter(part => (part ?? "") !== "").join(" · ")
            color: Theme.inkSoft
        }
        SpokenText {
            visible: root.about.unsure ?? false
            text: qsTr("Compare it with the one in your box. Once you change it, it counts as yours.")
        }
        SpokenText {
            visible: root.about.removed ?? false
            text: qsTr("In the bin. Nobody is offered it.")
            color: Theme.danger
            font: Type.labelBold
        }
    }
}
