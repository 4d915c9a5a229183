// SPDX-License-Identifier: Apache-2.0
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Match
import Pegsheet.Controls
import Pegsheet.Empires

// What lies on the spaces of the round track, and on which of them the match stands: a touch chooses a space, another says it.
Column {
    id: root

    required property CorrectionDraft draft
    required property EmpiresMatch match
    // As the state writes it.
    readonly property var now: match.sheets.length > 0 ? match.turnOf() : ({})
    readonly property var track: Array.from(draft.value("track", now.track ?? []))
    readonly property int round: draft.value("round", now.round ?? 1)
    readonly property var spaces: match.spaceNames
    readonly property bool isWhole: track.length > 0 && track[track.length - 1] === "end"
    // The place of the space that is put right; behind the last one is the next.
    property int chosen: -1
    // No round is being played: any space can be another, and the match goes on with any.
    readonly property bool isBetween: match.stage === "row" || match.stage === "blitz" || match.stage === "track"
    readonly property bool isPlayed: !isBetween && chosen === round - 1
    // Another space can be the one only where it is of the kind that is played.
    readonly property bool canStand: chosen !== round - 1
        && (match.stage === "track" ? chosen <= track.length : !isBetween && track[chosen] === (now.track ?? [])[now.round - 1])

    function placeOf(space: string): int {
        return spaces.findIndex(each => each.id === space)
    }

    // Nothing lies behind the end.
    function lay(space: string) {
        const next = track.slice(0, space === "end" ? chosen : track.length)
        next[chosen] = space
        draft.change("track", next, now.track)
        chosen = -1
    }

    function forget() {
        draft.change("track", track.slice(0, chosen), now.track)
        chosen = -1
    }

    spacing: Theme.gapSmall

    Choices {
        objectName: "track"
        width: parent.width
        columnCount: 2
        //: Over the spaces of the round track to be corrected: %1 the number of the one on which the match stands
        title: qsTr("The match stands on space %1").arg(root.round)
        names: [...root.track.map((space, place) =>
            //: A space of the round track: %1 its number, %2 what lies on it
            qsTr("%1 %2").arg(place + 1).arg(root.spaces[root.placeOf(space)]?.name ?? "")),
            //: The space behind the last one of the round track that is known: %1 its number
            ...root.isWhole ? [] : [qsTr("%1 ?").arg(root.track.length + 1)]]
        icons: [...root.track.map(space => Signs.spaces[root.spaces[root.placeOf(space)]?.space ?? 0]), "plus"]
        changed: root.track.map((space, place) => space !== (root.now.track ?? [])[place])
        chosen: root.chosen
        onPicked: place => root.chosen = root.chosen === place ? -1 : place
    }
    AppButton {
        objectName: "standHere"
        width: parent.width
        visible: root.chosen >= 0 && root.canStand
        //: Button, on the page of corrections: the match stands on that space of the round track; %1 its number
        text: qsTr("The match stands on space %1").arg(root.chosen + 1)
        onClicked: {
            root.draft.change("round", root.chosen + 1, root.now.round)
            root.chosen = -1
        }
    }
    SpokenText {
        width: parent.width
        visible: root.chosen >= 0 && root.isPlayed
        //: On the page of corrections, of the space of the round track on which the match stands
        text: qsTr("This space is being played: what lies on it stays.")
        color: Theme.inkSoft
    }
    Choices {
        objectName: "trackSpace"
        width: parent.width
        visible: root.chosen >= 0 && !root.isPlayed
        //: Over what can lie on a space of the round track: %1 its number
        title: qsTr("Space %1").arg(root.chosen + 1)
        names: root.spaces.map(space => space.name)
        icons: root.spaces.map(space => Signs.spaces[space.space])
        chosen: root.placeOf(root.track[root.chosen] ?? "")
        onPicked: place => root.lay(root.spaces[place].id)
    }
    AppButton {
        objectName: "trackForget"
        width: parent.width
        visible: root.chosen >= 0 && root.chosen < root.track.length && (root.isBetween || root.chosen >= root.round)
        kind: AppButton.Quiet
        //: Button, on the page of corrections: this space of the round track, and those behind it, are not known yet
        text: qsTr("Not known from here on")
        onClicked: root.forget()
    }
}
