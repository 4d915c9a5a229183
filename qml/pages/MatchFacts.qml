// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.Theme
import Pegsheet.Controls

// When a match was, how long, by which rules, and where it stands.
Paper {
    id: root

    // See History.shown.
    required property var about
    property bool hasTitle: false

    implicitHeight: Math.ceil(words.height) + 2 * Theme.gapLarge

    Column {
        id: words
        x: Theme.gapLarge
        y: Theme.gapLarge
        width: parent.width - 2 * x
        spacing: Theme.gapSmall

        SpokenText {
            visible: root.hasTitle
            text: root.about.gameName ?? ""
            font: Type.title
        }
        SpokenText {
            text: [root.about.when ?? "", root.about.duration ?? ""].filter(part => part !== "").join(" · ")
            font: Type.bodyBold
        }
        SpokenText {
            objectName: "turnTimes"
            visible: (root.about.turnTimes ?? "") !== ""
            //: How long everybody's turns took: %1 "Anna 34 min · Bruno 28 min"
            text: qsTr("Turns: %1").arg(root.about.turnTimes ?? "")
            color: Theme.inkSoft
            font: Type.label
        }
        SpokenText {
            objectName: "rules"
            text: root.about.rules ?? ""
            color: Theme.inkSoft
            font: Type.label
        }
        SpokenText {
            visible: !(root.about.result ?? false)
            text: [root.about.standing ?? "", qsTr("%n move(s)", "", root.about.moves ?? 0)].filter(part => part !== "").join(" · ")
            color: Theme.inkSoft
            font: Type.label
        }
        SpokenText {
            visible: root.about.copied ?? false
            //: Of the match that somebody looks at who has none yet
            text: root.about.example ?? false ? qsTr("An example. It counts in no statistics, and you can delete it.")
                //: Of a match that began as a copy of another one
                : qsTr("What if: a copy of another match. It counts in no statistics.")
            color: Theme.inkSoft
            font: Type.label
        }
        SpokenText {
            visible: root.about.removed ?? false
            text: qsTr("In the bin. Everything of it is kept.")
            color: Theme.danger
            font: Type.labelBold
        }
    }
}
