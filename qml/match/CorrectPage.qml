// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The table overrules the app: any field of a sheet or of the turn, in red pencil. Only what was changed is set.
Page {
    id: root

    required property TableMatch match
    // The seat whose sheet is corrected, first of who is looked at; one past the last for the turn.
    property int seat: match.seat
    readonly property int players: match.names.length
    // What was begun before has been taken up.
    property bool isReady: false
    readonly property bool isTurn: seat === players
    // Whose sheet it is stands beside the title.
    readonly property bool isWide: width >= PageScale.narrowest
    readonly property int mark: match.marks[seat] ?? -1

    // Sheet by sheet; what is refused stays here with its reason, and the rest with it.
    function apply() {
        if (values.total === 0)
            return
        const reason = why.text.trim()
        while (values.total > 0) {
            if (values.count === 0)
                turnTo(Number(Object.keys(values.others).find(other => Object.keys(values.others[other]).length > 0)))
            if (!match.correct(isTurn ? -1 : seat, values.asObject(), reason))
                return
            values.changes = {}
        }
        leave()
    }

    function turnTo(other: int) {
        values.turnTo(seat, other)
        seat = other
    }

    function leave() {
        App.drafts.forget("correct")
        backWanted()
    }

    // What is begun here is still there after a kill.
    function save() {
        if (!isReady)
            return
        if (values.sum() > 0 || why.text !== "")
            App.drafts.save("correct", { position: match.position, seat: seat, changes: values.changes,
                others: values.others, why: why.text })
        else
            App.drafts.forget("correct")
    }

    function seats(): var {
        //: Beside the players' names: what belongs to the turn, not to a sheet
        return [...match.names, qsTr("The turn")]
    }

    function goBack(): bool {
        if (!slip.close())
            leave()
        return true
    }

    Component.onCompleted: {
        const looked = App.drafts.load("looked")
        if (looked.position === match.position)
            seat = looked.seat
        const kept = App.drafts.load("correct")
        if (kept.position === match.position) {
            seat = kept.seat
            values.others = kept.others ?? {}
            values.changes = kept.changes
            why.text = kept.why
        }
        isReady = true
        fields.show()
    }
    onSeatChanged: {
        if (isReady)
            fields.show()
    }
    Keys.onReturnPressed: root.apply()
    Keys.onEnterPressed: root.apply()

    CorrectionDraft {
        id: values
        onChangesChanged: root.save()
    }
    Connections {
        target: root.match

        function onRefused(sentence: string) { slip.tell(sentence) }
        function onFailed(sentence: string) { slip.tell(sentence) }
    }

    PageHeader {
        id: header
        width: parent.width
        title: qsTr("Correct a sheet")
        onBackClicked: root.leave()
    }
    SegmentedSwitch {
        id: choice
        objectName: "correctSeat"
        x: root.isWide ? parent.width - width - Theme.gap : Math.round((parent.width - width) / 2)
        y: root.isWide ? Math.round((header.height - height) / 2) : header.height + Theme.gap
        width: Math.min(parent.width - (root.isWide ? 260 : 2 * Theme.gap), 640)
        tall: true
        mark: root.mark
        //: Spoken name of the choice whose sheet is corrected
        title: qsTr("Whose sheet")
        options: root.seats()
        current: root.seat
        onChosen: index => root.turnTo(index)
    }
    ScrollArea {
        id: scroll
        objectName: "correctScroll"
        anchors.top: root.isWide ? header.bottom : choice.bottom
        anchors.topMargin: root.isWide ? 0 : Theme.gap
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: reason.y + reason.height + Theme.gap

        Loader {
            id: fields
            x: Theme.gap
            y: root.isWide ? Theme.gap : 0
            width: scroll.width - 2 * x

            // The game's own fields, by file: a SheetFieldGrid, and those of the turn.
            function show() {
                const isTurn = root.seat === root.players
                const shown = item as SheetFieldGrid
                if (shown !== null && !isTurn)
                    shown.seat = root.seat
                else
                    setSource(root.match.pages + "correct/" + (isTurn ? "TurnFields.qml" : "SheetFields.qml"),
                              isTurn ? { draft: values, match: root.match }
                                     : { draft: values, match: root.match, seat: root.seat })
            }
        }
        Paper {
            id: reason
            x: Math.round((parent.width - width) / 2)
            y: fields.y + fields.height + Theme.gap
            width: Math.min(scroll.width - 2 * Theme.gap, 640)
            height: why.height + 2 * Theme.gap

            TextEntry {
                id: why
                objectName: "why"
                x: Theme.gap
                y: Theme.gap
                width: parent.width - 2 * x
                //: What is typed here: why the table corrects
                label: qsTr("Why? (if you like)")
                maximumLength: 200
                onEdited: root.save()
                onAccepted: root.apply()
            }
        }
    }
    NoticeHost {
        id: slip
        anchors.fill: parent
        canOverrule: false
    }
    ActionBar {
        id: bar
        objectName: "correctBar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: 640 + 2 * Theme.gap
        hasUndo: false
        mark: root.isTurn ? root.match.mark : root.mark
        wayOutText: qsTr("Cancel")
        //: Button: makes the correction
        mainText: qsTr("Correct")
        //: Under it: how many fields
        mainDetail: values.total > 0 ? qsTr("%n change(s), in red pencil", "", values.total) : qsTr("nothing changed yet")
        mainPossible: values.total > 0
        onWayOutClicked: root.leave()
        onMainClicked: root.apply()
    }
}
