// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Icons
import Pegsheet.Controls

// The final score: who won and why, line by line.
FocusScope {
    id: root

    required property TableMatch match
    readonly property var table: match.scoreTable
    readonly property var players: (table.players ?? []).map(player => ({
        name: player.name, mark: root.match.marks[player.seat], isWinner: player.winner
    }))
    readonly property int winner: players.find(player => player.isWinner)?.mark ?? -1
    // There the title says who won: a card that says it again would lie below the edge.
    readonly property bool isCompact: width < Theme.compactBelow
    // The cell touched last, in words.
    property string reason

    readonly property int barHeight: bar.height
    // The window that it was drawn for, see PageScale.
    readonly property int drawnFor: 1080

    signal menuWanted
    signal sheetsWanted
    signal againWanted
    signal replayWanted
    // Something was saved, or why it was not, in a sentence.
    signal message(string sentence)

    function lineOf(row) {
        const kinds = { line: "plain", subtotal: "sum", disasters: "loss", total: "total", tieBreak: "tie" }
        return { label: row.label, values: row.cells.map(cell => cell.text), points: row.cells.map(cell => cell.points ?? 0), kind: kinds[row.kind] }
    }

    function explain(line: int, column: int) {
        const row = table.rows[line]
        const cell = row.cells[column]
        //: A cell of the final score: %1 a player, %2 the line, %3 the number
        const head = qsTr("%1, %2: %3").arg(players[column].name).arg(row.label).arg(cell.text)
        reason = cell.why === "" ? head : head + " · " + cell.why
        Qt.callLater(showReason)
    }

    // Where the table is higher than the window it is said below what is seen.
    function showReason() {
        const below = content.y + said.y + said.height + Theme.gap - scroll.height
        scroll.contentY = Math.max(scroll.contentY, Math.min(below, scroll.contentHeight - scroll.height))
    }

    onTableChanged: reason = ""

    Connections {
        target: App.exporting
        enabled: root.visible

        function onMessage(sentence: string) { root.message(sentence) }
    }

    focus: true
    Keys.onReturnPressed: root.againWanted()
    Keys.onEnterPressed: root.againWanted()

    PageHeader {
        id: header
        width: parent.width
        isTop: true
        title: root.isCompact ? root.table.title ?? "" : qsTr("Final score")
        // Beside the title that says who won there is no room for more than a number.
        detail: root.match.example
            //: Over the final score: the match was the one that somebody looked at who had none yet
            ? qsTr("Example")
            : root.match.scoring && root.isCompact ? ""
            //: What the final score was counted from: sheets that were filled in on paper
            : root.match.scoring ? qsTr("from finished sheets")
            // How long it was.
            : root.match.lengthText
        onBackClicked: root.menuWanted()
    }
    ScrollArea {
        id: scroll
        anchors.top: header.bottom
        anchors.bottom: bar.top
        width: parent.width
        contentHeight: content.height + 2 * Theme.gap + (reviewed.visible ? reviewed.height + Theme.gap : 0)

        // In a wide window the numbers stand beside how it went.
        Grid {
            id: content

            readonly property real part: Math.floor((width - (columns - 1) * spacing) / columns)
            // What the cards beside it leave to the one that shows how it went.
            readonly property real rightRoom: columns === 1 ? 0 : Math.floor(scroll.height - 2 * spacing
                - [winnerCard, records, ways, earlier].reduce((sum, card) => sum + (card.visible ? card.height + spacing : 0), 0)) // qmllint disable type

            x: Math.round((parent.width - width) / 2)
            y: Theme.gap
            width: Math.min(scroll.width - 2 * Theme.gap, 800 * columns)
            columns: scroll.width >= 900 ? 2 : 1
            spacing: Theme.gap

            Column {
                width: content.part
                spacing: Theme.gap

                Paper {
                    width: parent.width
                    height: scores.height + Theme.gap

                    ScoreTable {
                        id: scores
                        objectName: "scoreTable"
                        x: 6
                        y: 4
                        width: parent.width - 12
                        height: implicitHeight
                        // As high as a finger wants it in the window, whatever the scale of the page.
                        // Higher where the window is.
                        touch: Math.max(32, Math.ceil(Theme.touch / (root.parent?.scale ?? 1)),
                            content.columns === 1 ? 0 : Math.min(180, Math.floor((scroll.height - 110) / (lines.length + 1))))
                        players: root.players
                        lines: (root.table.rows ?? []).map(root.lineOf)
                        onCellTouched: (line, column) => root.explain(line, column)
                    }
                }
                AppText {
                    objectName: "verdict"
                    x: Theme.gap
                    width: parent.width - 2 * x
                    visible: root.isCompact
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    text: root.table.sentence ?? ""
                    font: Type.labelBold
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                AppText {
                    objectName: "notes"
                    x: Theme.gap
                    width: parent.width - 2 * x
                    visible: text !== ""
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    text: (root.table.notes ?? []).join("\n")
                    color: Theme.redPencil
                    font: Type.label
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                AppText {
                    id: said
                    objectName: "reason"
                    x: Theme.gap
                    width: parent.width - 2 * x
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                    text: root.reason === "" ? qsTr("Touch a number to see what it is made of.") : root.reason
                    color: root.reason === "" ? Theme.inkSoft : Theme.ink
                    font: Type.label
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
            Column {
                width: content.part
                spacing: Theme.gap

                Paper {
                    id: winnerCard
                    width: parent.width
                    visible: !root.isCompact
                    height: verdict.height + 2 * Theme.gapLarge
                    color: Theme.pieces.tint(root.winner)
                    frameColor: Theme.pieces.player(root.winner)

                    Icon {
                        id: crown
                        x: Theme.gapLarge
                        y: Theme.gapLarge
                        name: "crown"
                        size: 20
                        color: Theme.pieces.player(root.winner)
                    }
                    Column {
                        id: verdict
                        anchors.left: crown.right
                        anchors.leftMargin: Theme.gapLarge
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.gapLarge
                        y: Theme.gapLarge
                        spacing: Theme.gapSmall

                        AppText {
                            objectName: "winner"
                            width: parent.width
                            wrapMode: Text.Wrap
                            text: root.table.title ?? ""
                            font: Type.heading
                            Accessible.ignored: false
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        AppText {
                            width: parent.width
                            wrapMode: Text.Wrap
                            elide: Text.ElideNone
                            text: root.table.sentence ?? ""
                            font: Type.body
                            Accessible.ignored: false
                            Accessible.role: Accessible.StaticText
                            Accessible.name: text
                        }
                    }
                }
                RecordsCard {
                    id: records
                    objectName: "records"
                    width: parent.width
                    match: root.match
                    visible: rows.length > 0
                }
                CourseCard {
                    id: course
                    objectName: "course"
                    width: parent.width
                    room: content.rightRoom
                    match: root.match
                }
                RankingCard {
                    objectName: "ranking"
                    width: parent.width
                    visible: content.columns > 1 && root.players.length > 1 && !course.hasLines
                    room: content.rightRoom
                    players: root.players
                    totals: root.table.rows?.find(row => row.kind === "total")?.cells.map(cell => cell.text) ?? []
                }
                Grid {
                    id: ways

                    readonly property real part: Math.floor((width - (columns - 1) * spacing) / columns)

                    width: parent.width
                    columns: width >= 300 ? 2 : 1
                    spacing: Theme.gap

                    AppButton {
                        objectName: "replayMatch"
                        width: ways.part
                        //: Button under a final score: the match is played back
                        text: qsTr("Replay")
                        //: Under that button
                        detail: qsTr("move by move")
                        iconName: "play"
                        onClicked: root.replayWanted()
                    }
                    AppButton {
                        objectName: "scorePicture"
                        width: ways.part
                        //: Button under a final score: the score sheets become a picture
                        text: qsTr("Picture")
                        //: Under that button
                        detail: qsTr("to keep or send on")
                        iconName: "file"
                        onClicked: App.exporting.saveOpenPicture()
                    }
                }
                EarlierResults {
                    id: earlier
                    width: parent.width
                    visible: results.length > 0
                    results: root.table.earlier ?? []
                }
            }
        }
        ReviewCard {
            id: reviewed
            objectName: "reviewCard"
            x: content.x
            y: content.y + content.height + Theme.gap
            width: content.width
            height: implicitHeight
            review: root.match === App.match ? App.review : null
            isWatched: root.visible
            onPlaceWanted: place => {
                if (App.beginReplay(0, place))
                    root.replayWanted()
            }
        }
    }
    ActionBar {
        id: bar
        objectName: "finalBar"
        anchors.bottom: parent.bottom
        width: parent.width
        most: Math.min(content.width, 800) + 2 * Theme.gap
        mark: root.winner
        undoText: root.match.undoText
        undoDetail: ScreenReader.listens ? root.match.undoDetail : ""
        //: Button: back to the sheets of a finished match
        wayOutText: qsTr("Sheets")
        //: Button: a new match with the same table
        mainText: qsTr("Play again")
        onUndoClicked: root.match.undo()
        onWayOutClicked: root.sheetsWanted()
        onMainClicked: root.againWanted()
    }
}
