// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Match
import Pegsheet.Tapestry

// What is pending as one line downwards: done, open with what answers it, still to come. Or what is told of a benefit.
Column {
    id: root

    required property TapestryMatch match
    // So many groups of what answers stand here, the others elsewhere, and nothing that is done or still to come; -1: all of it.
    property int most: -1
    // So many of what was done last are told, and the others at a touch; -1: all are.
    property int lastDone: -1
    property bool showsAllDone: false
    readonly property var done: match.done
    // One alone takes no more room than the line that would stand for it.
    readonly property int doneBefore: showsAllDone || lastDone < 0 || done.length <= lastDone + 1 ? 0 : done.length - lastDone
    readonly property string position: match.position
    // How high what is open may be; 0: as high as it is.
    property real room: 0
    // The city that is shown elsewhere, where it is.
    property CityView cityView: null
    readonly property var entries: match.queue
    readonly property var placing: match.placing
    readonly property var benefit: match.benefit
    readonly property var answers: match.answers
    readonly property bool tells: benefit.seat !== undefined
    // A benefit that the app does not know is told, or a payment chosen, beside what is pending.
    readonly property bool isApart: tells && !benefit.isCard || entries.length === 0
    // What is open, with what answers it; null where it is no line of several.
    property Item openLine: null
    property Loader openAnswer: null
    readonly property real openTop: openLine !== null && !isApart ? openLine.y : 0
    readonly property real openBottom: openLine !== null && !isApart ? openLine.y + openLine.height : 0
    // Where letters begin that narrow a list; -1: there are none.
    readonly property real lettersTop: openLine !== null && openAnswer !== null && !isApart && answers.length > 0
        && answers[0].shape === "letters" ? openLine.y + openAnswer.y : -1

    // More is asked for than before, between those heights.
    signal appeared(real top, real bottom)

    spacing: Theme.gap
    onPositionChanged: showsAllDone = false

    ListRow {
        objectName: "doneBefore"
        width: parent.width
        visible: !root.isApart && root.most < 0 && root.doneBefore > 0
        //: Line over what was done last of a turn, which opens what was done before: %n sentences
        title: qsTr("… %n more done", "", root.doneBefore)
        onClicked: root.showsAllDone = true
    }
    DoneLines {
        width: parent.width
        visible: !root.isApart && root.most < 0 && sentences.length > 0
        sentences: root.done.slice(root.doneBefore)
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
    AppText {
        objectName: "nothingOpen"
        width: parent.width
        visible: root.isApart && !root.tells && root.match.answers.length === 0
        wrapMode: Text.Wrap
        //: On the page of what is pending: there is nothing
        text: qsTr("Nothing is open.")
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: root.isApart ? 0 : root.entries.length

        Column {
            id: line

            required property int index
            readonly property var entry: root.entries[index]
            readonly property bool isOpen: entry?.isOpen ?? false

            width: root.width
            visible: root.most < 0 || isOpen
            spacing: Theme.gapSmall
            onIsOpenChanged: tellOpen()
            Component.onCompleted: tellOpen()

            function tellOpen() {
                if (!isOpen)
                    return
                root.openLine = line
                root.openAnswer = below
            }

            QueueLine {
                width: parent.width
                match: root.match
                entry: line.entry
                number: line.index + 1
            }
            Loader {
                id: below
                // A city has all of the width.
                x: root.placing.what === undefined || root.cityView ? 32 : 0
                width: parent.width - x
                active: line.isOpen
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
        id: city

        CityPage {
            isAsked: true
            room: root.room > 0 ? root.room - Theme.buttonHeight - 3 * Theme.gapSmall : 0
            match: root.match
            seat: root.placing.seat ?? 0
        }
    }
    Component { id: beside; CityPlacing { view: root.cityView } }
    Component {
        id: answer

        Column {
            spacing: Theme.gap

            Loader {
                width: parent.width
                active: root.tells
                visible: active
                sourceComponent: BenefitLine { match: root.match }
            }
            QuestionView {
                id: question
                width: parent.width
                match: root.match
                occasion: root.position
                onAppeared: (top, bottom) => {
                    const y = question.mapToItem(root, 0, 0).y
                    root.appeared(y + top, y + bottom)
                }
                // Where something is set elsewhere keys begin there.
                isWhereKeysBegin: count > 0 && (root.cityView === null || root.placing.what === undefined)
                groups: root.most < 0 ? root.answers : root.answers.slice(0, root.most)
                parts: ({ city: root.cityView ? beside : city })
            }
            // Below the keys, which stay where they are when it comes.
            SwitchRow {
                objectName: "inOrder"
                width: parent.width
                visible: (root.benefit.count ?? 0) > 1
                //: Switch: the parts of a benefit come one after the other as they are told
                title: qsTr("In this order")
                checked: root.benefit.inOrder ?? false
                onClicked: root.match.touch("inOrder")
            }
        }
    }
}
