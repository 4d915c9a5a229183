// SPDX-License-Identifier: Apache-2.0
// What can be called later is not known to qmllint 6.4.
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// What lies over a match and waits for an answer: its menu, what mending comes to, and what the game asks itself, such as the
// correction of a field. It comes back after a kill, as long as the match stands where it stood.
FocusScope {
    id: root

    required property TableMatch match
    // Which it is: "MatchMenu", "RepairView", a page that the game has in its folder "match", or nothing. What it asks about: a
    // seat and a field of its sheet.
    property string part
    property int seat: 0
    property string path
    readonly property bool isOpen: part !== ""
    // How far from below a notice stands that hides none of its buttons.
    readonly property real noticeMargin: (view.item?.noticeMargin ?? Theme.barHeight + Theme.gap) * view.scale
    readonly property list<string> common: ["MatchMenu", "RepairView", "HintView"]

    // Where the menu or a question leads to, as a Page says it.
    signal wanted(string where)

    function open(which: string, ofSeat: int, field: string) {
        seat = ofSeat
        path = field
        part = which
        App.drafts.save("dialog", { position: match.position, part: part, seat: seat, path: path })
    }

    function close() {
        part = ""
        App.drafts.forget("dialog")
    }

    // Left without an answer, as by its no.
    function dismiss() {
        if (part === "RepairView")
            match.refuseRepair()
        close()
    }

    onPartChanged: {
        if (part === "")
            view.source = ""
        else
            view.setSource((common.includes(part) ? "" : match.pages + "match/") + part + ".qml",
                           part === "MatchMenu" ? { match: match } : { match: match, seat: seat, path: path })
    }
    Component.onCompleted: {
        const kept = App.drafts.load("dialog")
        if (kept.position === match.position)
            open(kept.part, kept.seat, kept.path)
    }

    GrownLoader {
        id: view
        focus: true
    }
    Connections {
        target: view.item
        ignoreUnknownSignals: true

        function onClosed() { root.close() }
        function onCorrectionWanted() {
            // The question that asks for it goes with its answer.
            Qt.callLater(() => { // qmllint disable type
                root.close()
                root.open("CorrectField", root.seat, root.path)
            })
        }
        function onWanted(where: string) {
            root.close()
            root.wanted(where)
        }
    }
    Connections {
        target: root.match

        function onRepairAsked() { root.open("RepairView", -1, "") }
        function onHintAsked() { root.open("HintView", -1, "") }
        function onCorrectionAsked(seat: int, path: string) { root.open("CorrectField", seat, path) }
    }
}
