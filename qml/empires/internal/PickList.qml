// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Empires

// What an ability in use, or a tier of a Conflict, asks for: an Innovation, another ability.
Choices {
    id: root

    required property EmpiresMatch match
    readonly property var picks: match.picks

    objectName: "pick"
    columnCount: 2
    title: ""
    names: picks.map(pick => pick.title)
    chosen: picks.map(pick => pick.chosen)
    onPicked: place => match.touch(picks[place].kind, picks[place].at, picks[place].number)
}
