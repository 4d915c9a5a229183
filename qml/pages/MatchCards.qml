// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// The cards of one match: below each other, or in two columns, so that the score and how it went lie beside each other.
Item {
    id: root

    required property History history
    property bool hasTitle: false
    readonly property var about: history.shown
    readonly property bool removed: about.removed ?? false
    readonly property bool isResult: about.result ?? false
    readonly property bool hasResult: isResult || (about.moves ?? 0) > 0
    // Into a match without moves there is none, but out of the bin.
    readonly property bool hasWays: !isResult || removed
    readonly property bool hasCourse: (about.course?.labels ?? []).length > 0
    readonly property bool hasBranches: (about.branches ?? []).length > 0
    readonly property bool isTwo: width >= 560
    // Numbers take more room than lines.
    readonly property real wide: isTwo ? Math.round(width * 0.56) : width
    readonly property real narrow: isTwo ? width - wide - Theme.gap : width
    readonly property var second: isTwo ? shown([ways, course, files, branches, bin]) : []
    readonly property var first: isTwo ? shown([facts, result, notes]) : shown([facts, ways, result, course, notes, files, branches, bin])

    signal opened
    signal wanted(string where)
    signal message(string sentence)
    // Somebody wants to be rid of the match for good; to play on from the end of another way.
    signal eraseWanted
    signal playOnWanted(var way)

    // Without those that have nothing to say.
    function shown(cards: var): var {
        return cards.filter(card => card === result ? hasResult : card === course ? hasCourse : card === files ? !removed
            : card === branches ? hasBranches : card === ways ? hasWays : true)
    }

    // How high so many cards of a column are, with what lies between.
    function heightOf(cards: var): real {
        return cards.reduce((height, card) => height + Math.ceil(card.height) + Theme.gap, 0)
    }

    function xOf(card: Item): real {
        return second.includes(card) ? wide + Theme.gap : 0
    }

    function yOf(card: Item): real {
        const column = second.includes(card) ? second : first
        return heightOf(column.slice(0, Math.max(0, column.indexOf(card))))
    }

    implicitHeight: Math.max(heightOf(first), heightOf(second)) - Theme.gap

    MatchFacts {
        id: facts
        width: root.wide
        height: implicitHeight
        about: root.about
        hasTitle: root.hasTitle
    }
    MatchWays {
        id: ways
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.narrow
        visible: root.hasWays
        about: root.about
        onOpened: root.opened()
        onTakenBack: root.history.takeBack(root.about.matchId)
        onWanted: where => root.wanted(where)
    }
    MatchResult {
        id: result
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.wide
        visible: root.hasResult
        about: root.about
    }
    ScoreCurves {
        id: course
        objectName: "matchCourse"
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.narrow
        visible: root.hasCourse
        heading: root.about.course?.heading ?? ""
        series: root.about.course?.series ?? []
        labels: root.about.course?.labels ?? []
    }
    MatchNotes {
        id: notes
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.wide
        history: root.history
    }
    StatisticsCard {
        id: files
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.narrow
        visible: !root.removed
        //: Heading over files that can be made of a match
        title: qsTr("Save and hand on")

        ExportChoices {
            width: parent.width
            matchId: root.about.matchId ?? 0
            over: root.about.over ?? false
            isResult: root.isResult
            onMessage: sentence => root.message(sentence)
        }
    }
    MatchBranches {
        id: branches
        objectName: "matchBranches"
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.narrow
        visible: root.hasBranches
        branches: root.about.branches ?? []
        onLookedAt: way => {
            if (App.beginReplay(root.about.matchId, way.shared + 1, way.node))
                root.wanted("replay")
        }
        onPlayOnWanted: way => root.playOnWanted(way)
    }
    MatchBin {
        id: bin
        x: root.xOf(this)
        y: root.yOf(this)
        width: root.narrow
        removed: root.removed
        onBinned: root.history.remove(root.about.matchId)
        onErased: root.eraseWanted()
    }
}
