// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match

// Keys that answer, or a number or text that does, under a heading.
Column {
    id: root

    // What is answered; null where another page asks, which hears what was touched.
    property TableMatch match: null
    property answerGroup group
    // Lists of icons, by their names, perhaps with colorOf(list, sign), and what the game draws itself, by the shapes of groups.
    property var signs: ({})
    property var parts: ({})
    readonly property var keys: group.keys
    readonly property string shape: group.shape
    // A list of all stands there, else what makes it shorter.
    property bool listsAll: true
    readonly property bool isLeftOut: group.isAll && !listsAll
    readonly property bool isKeys: keys.length > 0 && shape !== "stepper" && !isLeftOut
    // Of a group that is folded: its keys have come forth.
    property bool isUnfolded: false
    readonly property bool showsKeys: isKeys && (!group.isFolded || isUnfolded)
    // Which group it is, whatever it has now.
    readonly property string which: shape + group.name + group.title
    // There is something to be seen of it.
    readonly property bool isThere: isKeys || own !== null
    readonly property Component own: isLeftOut ? words : ({ pad: pad, stepper: stepper, entry: entry, words: words, sentence: sentence })[shape] ?? parts[shape] ?? null
    // How high it may get; its keys grow then, no further than hands go.
    property real room: 0
    property real leastKey: 0
    // So many tiles more stand beside each other than on a phone.
    property int more: 0
    // In the place of a key that is gone, until it is not drawn any more.
    property answerKey none
    // While digits are typed Enter is the end of them.
    readonly property bool takesEnter: match === null || match.typedDigits === "" && !match.isFrameTyped

    signal touched(var key)
    signal entered(int number)

    // The first of them are to be seen.
    function unfold() {
        isUnfolded = !isUnfolded
        if (isUnfolded)
            Qt.callLater(() => KeyWalk.reveal(keysThere.itemAt(Math.min(keysThere.count, 4 * grid.columns) - 1))) // qmllint disable type
    }

    spacing: Theme.gapSmall
    onWhichChanged: isUnfolded = false

    AppText {
        width: parent.width
        visible: text !== "" && !root.group.isFolded && root.shape !== "sentence" && root.shape !== "stepper" && root.shape !== "entry"
        wrapMode: Text.Wrap
        text: root.group.title
        color: Theme.inkSoft
        font: Type.labelBold
    }
    Loader {
        width: parent.width
        active: root.own !== null
        visible: active
        sourceComponent: root.own
    }
    Loader {
        width: parent.width
        active: root.isKeys && root.group.isFolded
        visible: active
        sourceComponent: fold
    }
    Grid {
        id: grid

        readonly property real keyWidth: Math.floor((width - (columns - 1) * spacing) / columns)
        readonly property int rowCount: Math.ceil(root.keys.length / columns)
        // 0 where keys are as high as they are.
        readonly property real keyHeight: root.room <= 0 ? root.leastKey : Math.min(144, Math.floor((root.room - y) / Math.max(1, rowCount)) - spacing)

        width: parent.width
        visible: root.showsKeys
        columns: root.shape === "letters" ? root.lettersOfRow(Math.floor((width + spacing) / (Theme.touch + spacing)))
            : Math.max(1, width >= (root.shape === "keys" ? 560 : 600) ? root.group.wideColumns
                : root.group.columns + (root.shape === "tiles" ? root.more : 0))
        spacing: Theme.gapSmall

        Repeater {
            id: keysThere
            model: root.showsKeys ? root.keys.length : 0
            delegate: ({ tiles: tile, rows: row, buttons: button, lines: line })[root.shape] ?? answer
        }
    }

    // Of so many that find room beside each other: as few rows as there can be, none much shorter than the others.
    function lettersOfRow(most: int): int {
        const rows = Math.max(1, Math.ceil(keys.length / Math.max(1, most)))
        return Math.max(1, Math.ceil(keys.length / rows))
    }
    // Every move makes its keys other ones, whatever they say.
    function meaningOf(name: string): string {
        return (match?.position ?? "") + "\n" + name
    }
    function tell(key: var) {
        if (match === null)
            touched(key)
        else
            match.answer(key)
    }
    function nameOf(key: var, index: int): string {
        return key.name !== "" ? key.name : group.name + index
    }
    function iconOf(key: var): string {
        return key.sign >= 0 && group.signs !== "" ? signs[group.signs]?.[key.sign] ?? "" : key.icon
    }

    Component {
        id: fold

        ListRow {
            objectName: "unfold_" + root.group.name
            isPaper: true
            title: root.group.title
            trailingIcon: root.isUnfolded ? "" : "chevron"
            checkable: true
            checked: root.isUnfolded
            onClicked: root.unfold()
        }
    }
    Component {
        id: answer

        AnswerKey {
            required property int index

            width: grid.keyWidth
            title: root.group.title
            key: root.keys[index] ?? root.none
            meaning: root.meaningOf(objectName)
            isTight: root.group.isTight
            finishes: root.group.finishes
            onHeld: root.match?.tellAnswer(key)
            takesEnter: root.takesEnter
            onClicked: root.tell(key)
            onRefused: root.tell(key)
        }
    }
    Component {
        id: tile

        ChoiceKey {
            required property int index
            readonly property var key: root.keys[index] ?? root.none

            objectName: root.nameOf(key, index)
            meaning: root.meaningOf(objectName)
            width: grid.keyWidth
            height: Math.max(implicitHeight, grid.keyHeight)
            // Touched twice it is chosen all the same.
            once: root.group.isOnce
            title: root.group.title
            text: key.title
            lines: root.group.rows
            iconName: root.iconOf(key)
            chip: root.signs.colorOf?.(root.group.signs, key.sign) ?? "transparent"
            chosen: key.chosen
            takesEnter: root.takesEnter
            onClicked: root.tell(key)
        }
    }
    Component {
        id: row

        ListRow {
            required property int index
            readonly property var key: root.keys[index] ?? root.none

            objectName: root.nameOf(key, index)
            meaning: root.meaningOf(objectName)
            width: grid.keyWidth
            isPaper: true
            title: key.title
            detail: key.detail
            iconName: root.iconOf(key)
            onClicked: root.tell(key)
        }
    }
    Component {
        id: button

        // A number that is asked for stands over what it is.
        AppButton {
            required property int index
            readonly property var key: root.keys[index] ?? root.none

            objectName: root.nameOf(key, index)
            meaning: root.meaningOf(objectName)
            width: grid.keyWidth
            height: Math.max(implicitHeight, grid.keyHeight)
            text: key.title === "" ? "?" : key.title
            detail: key.detail
            kind: key.chosen ? AppButton.Primary : AppButton.Secondary
            isWrong: key.isWrong
            spokenName: key.detail !== "" ? key.detail : key.title
            spokenDetail: key.detail !== "" ? key.title : ""
            takesEnter: root.takesEnter
            onClicked: root.tell(key)
        }
    }
    Component {
        id: line

        ListRow {
            required property int index
            readonly property var key: root.keys[index] ?? root.none

            width: grid.keyWidth
            isPaper: key.chosen
            title: key.title
            trailingText: key.chosen && root.match.typedDigits !== "" ? root.match.typedDigits : key.detail
            trailingIcon: ""
            enabled: false
        }
    }
    Component { id: pad; AnswerPad { match: root.match; group: root.group; onEntered: number => root.entered(number) } }
    Component {
        id: stepper

        Stepper {
            objectName: root.group.name
            iconName: (root.keys[0] ?? root.none).icon
            label: root.group.title
            value: root.group.chosen
            least: root.group.least
            most: root.group.most
            onStepped: number => root.match.enterNumber(root.group, number)
        }
    }
    Component {
        id: entry

        TextEntry {
            objectName: root.group.name
            label: root.group.title
            text: root.group.text
            onEdited: text => root.match.enterText(root.group, text)
        }
    }
    Component { id: words; AppText { wrapMode: Text.Wrap; text: root.group.text; color: Theme.inkSoft } }
    Component { id: sentence; AnswerSentence { group: root.group } }
}
