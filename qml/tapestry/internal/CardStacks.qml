// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The four stacks of an income mat: the uppermost card of each, smaller what is covered. A touch opens one: what its cards say.
Column {
    id: root

    required property var sheet
    readonly property var stacks: sheet.stacks ?? []
    // The stack that is open; -1: none.
    property int opened: -1
    readonly property var openCards: stacks[opened]?.cards ?? []

    // It has been opened and is not told yet.
    property bool isOpening: false

    // What was opened stands between those heights.
    signal shown(real top, real bottom)

    // Once it has its place.
    function tellShown() {
        if (isOpening && openCards.length > 0)
            shown(0, height)
        isOpening = false
    }

    spacing: Theme.gapSmall
    onOpenedChanged: isOpening = opened >= 0
    onPositioningComplete: Qt.callLater(tellShown) // qmllint disable type
    onSheetChanged: {
        if (opened >= 0 && openCards.length === 0)
            opened = -1
    }

    Grid {
        id: grid
        width: parent.width
        columns: width >= 520 ? 4 : 2
        spacing: Theme.gapSmall

        Repeater {
            model: root.stacks.length

            Touchable {
                id: stack

                required property int index
                readonly property var what: root.stacks[index] ?? { name: "", cards: [] }
                readonly property var uppermost: what.cards[0] ?? null
                readonly property var covered: what.cards.slice(1).map(card => card.name) // qmllint disable type
                readonly property bool isOpen: root.opened === index && uppermost !== null
                //: In the place of a tapestry card on an income mat: none lies there
                readonly property string topName: uppermost === null ? qsTr("no card") : uppermost.name
                //: Under the uppermost card of a stack: %1 those beneath it
                readonly property string beneath: covered.length === 0 ? "" : qsTr("covered: %1").arg(covered.join(", "))

                objectName: "stack" + index
                width: Math.floor((root.width - (grid.columns - 1) * grid.spacing) / grid.columns)
                height: Math.max(Theme.touch, words.height + Theme.gap)
                enabled: uppermost !== null
                spokenName: joined(what.name, topName)
                spokenDetail: joined(uppermost?.about ?? "", beneath)
                checkable: true
                checked: isOpen
                onClicked: root.opened = isOpen ? -1 : index

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusButton
                    color: stack.down || stack.isOpen ? Theme.paperSunk : Theme.paper
                    border.width: stack.isOpen ? Theme.lineBold : 1
                    border.pixelAligned: false
                    border.color: stack.isOpen ? Theme.ink : Theme.edge
                }
                Icon {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gapSmall
                    y: Theme.gapSmall
                    visible: stack.uppermost !== null
                    rotation: stack.isOpen ? -90 : 90
                    name: "chevron"
                    size: Theme.iconSmall
                    color: Theme.inkSoft
                }
                Column {
                    id: words
                    x: Theme.gap
                    y: Theme.gap / 2
                    width: parent.width - 2 * x

                    AppText {
                        width: parent.width - Theme.iconSmall
                        wrapMode: Text.Wrap
                        text: stack.what.name
                        color: Theme.inkSoft
                        font: Type.small
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: stack.topName
                        color: stack.uppermost === null ? Theme.inkSoft : Theme.ink
                        font: stack.uppermost === null ? Type.label : Type.labelBold
                    }
                    AppText {
                        width: parent.width
                        visible: text !== ""
                        wrapMode: Text.Wrap
                        text: stack.uppermost?.about ?? ""
                        font: Type.small
                    }
                    AppText {
                        width: parent.width
                        visible: text !== ""
                        wrapMode: Text.Wrap
                        text: stack.beneath
                        color: Theme.inkSoft
                        font: Type.small
                    }
                }
            }
        }
    }
    Repeater {
        model: root.openCards

        CardSentence {
            required property int index
            required property var modelData

            objectName: "stackCard" + index
            width: root.width
            isSoft: index > 0
            title: modelData.name
            about: modelData.about
            says: modelData.says
        }
    }
}
