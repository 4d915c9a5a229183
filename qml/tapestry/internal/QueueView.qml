// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls
import Pegsheet.Tapestry

// What is pending as one line downwards: done, open with what answers it, still to come. Or what is told of a benefit.
Column {
    id: root

    required property TapestryMatch match
    readonly property var entries: match.queue
    readonly property var benefit: match.benefit
    readonly property bool tells: benefit.seat !== undefined
    // A benefit that the app does not know is told, or a payment chosen, beside what is pending.
    readonly property bool isApart: tells && !benefit.isCard || entries.length === 0

    spacing: Theme.gap

    Repeater {
        model: root.isApart ? [] : root.match.done

        Item {
            id: line

            required property string modelData

            width: root.width
            height: Math.max(28, words.height + 4)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 24
                height: 24
                radius: 12
                color: Theme.yes

                Icon {
                    anchors.centerIn: parent
                    name: "check"
                    size: 14
                    color: Theme.paper
                }
            }
            AppText {
                id: words
                x: 36
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                wrapMode: Text.Wrap
                text: line.modelData
                font: Type.label
            }
        }
    }
    AppText {
        width: parent.width
        visible: text !== "" && root.isApart
        wrapMode: Text.Wrap
        text: root.match.question
        font: Type.heading
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: root.isApart ? [] : root.entries

        Column {
            id: entry

            required property int index
            required property var modelData

            width: root.width
            spacing: Theme.gapSmall

            QueueLine {
                width: parent.width
                match: root.match
                entry: entry.modelData
                number: entry.index + 1
            }
            Loader {
                x: 32
                width: parent.width - x
                active: entry.modelData.isOpen
                visible: active
                sourceComponent: answer
            }
        }
    }
    Loader {
        width: parent.width
        active: root.isApart
        visible: active
        sourceComponent: answer
    }

    Component {
        id: answer

        Column {
            spacing: Theme.gap

            BenefitLine {
                width: parent.width
                visible: root.tells
                match: root.match
            }
            AnswerKeys {
                width: parent.width
                match: root.match
                groups: root.match.answers
            }
        }
    }
}
