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

    // What it looks like on the table, where its game draws that.
    Loader {
        id: drawn
        objectName: "cardPicture"

        readonly property var picture: root.about.picture ?? ({})
        readonly property string page: picture.page ?? ""
        readonly property bool isSmall: root.width < 520

        x: Theme.gapLarge
        y: Theme.gapLarge
        width: page !== "" ? Math.ceil(item?.implicitWidth ?? 0) : 0
        height: page !== "" ? Math.ceil(item?.implicitHeight ?? 0) : 0
        visible: page !== ""
        onPageChanged: show()
        onIsSmallChanged: show()
        Component.onCompleted: show()

        function show() {
            if (page !== "")
                setSource(page, { piece: picture, name: root.about.title ?? "", isSmall: isSmall })
        }

        Binding {
            target: drawn.item
            property: "piece"
            value: drawn.picture
            when: drawn.page !== ""
        }
        Binding {
            target: drawn.item
            property: "name"
            value: root.about.title ?? ""
        }
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
