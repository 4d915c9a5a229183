// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Empires

// The Innovations of a row, to say what they do: those of which nobody has said it first, or only those, or only the others.
Column {
    id: root

    required property EmpiresMatch match
    required property var row
    property bool hasTitle: true
    readonly property var cards: row.reduce((all, place) => all.concat(place.cards), [])
    property bool onlyKnown: false
    property bool onlyUnknown: false
    readonly property var unknown: onlyKnown ? [] : cards.filter(card => card.says === "")
    readonly property var listed: onlyUnknown ? unknown : unknown.concat(cards.filter(card => card.says !== ""))

    visible: listed.length > 0
    spacing: Theme.gapSmall

    AppText {
        visible: root.hasTitle
        text: root.onlyUnknown
            //: Over the Innovations of a row of which nobody has said what is printed on them: a touch on one says it
            ? qsTr("What does it say?")
            //: Over the Innovations of a row: a touch on one says what is printed on it
            : qsTr("What Innovations do")
        font: Type.labelBold
        color: Theme.inkSoft
    }
    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        Repeater {
            model: root.listed

            FilterChip {
                required property var modelData

                objectName: "describe" + modelData.card
                //: An Innovation of which nobody has said what it does: %1 a card
                text: modelData.says === "" ? qsTr("%1: ?").arg(modelData.name) : modelData.name
                spokenDetail: modelData.says
                onClicked: root.match.touch("describe", modelData.card)
            }
        }
    }
}
