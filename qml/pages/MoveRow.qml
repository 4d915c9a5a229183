// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls

// A row of the list of moves: the move, and above the newest one of a round which round it is.
FocusScope {
    id: root

    required property TableMatch match
    required property var model
    readonly property alias line: line
    readonly property bool hasHeading: model.heading > 0 && !match.scoring

    signal clicked

    height: line.y + line.height

    AppText {
        id: heading
        objectName: root.hasHeading ? "heading" + root.model.heading : ""
        x: Theme.gap
        width: parent.width - 2 * x
        height: Theme.touch
        visible: root.hasHeading
        verticalAlignment: Text.AlignVCenter
        text: root.match.roundName(root.model.heading)
        color: Theme.inkSoft
        font: Type.nameLarge
        Accessible.ignored: !visible
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    MoveLine {
        id: line
        y: root.hasHeading ? heading.height : 0
        width: parent.width
        focus: true
        match: root.match
        place: root.model.place
        seat: root.model.seat
        sentence: root.model.sentence
        detail: root.model.detail
        correction: root.model.correction
        undone: root.model.undone
        mended: root.model.mended
        ways: root.model.ways
        round: root.model.round
        onClicked: root.clicked()
    }
}
