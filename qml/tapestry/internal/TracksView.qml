// SPDX-License-Identifier: Apache-2.0
// Inline components here are unbound: Qt 6.4 cannot load bound ones.
// qmllint disable unqualified
import QtQuick
import Pegsheet.App
import Pegsheet.Theme
import Pegsheet.Controls
import Pegsheet.Tapestry

// The four tracks of a player, each a button over everybody's tokens.
Column {
    id: root

    required property TapestryMatch match
    required property var sheet
    // Whose they are, as it is spoken; empty where only one player's are shown.
    property string owner
    // The track whose spaces are shown; -1: none.
    property int opened: -1
    // They are listed elsewhere.
    property bool isSpacesElsewhere: false
    // Where nothing is open a track is asked for.
    readonly property bool isWhereKeysBegin: match.answers.length === 0
    readonly property var advice: match.showsAdvice ? match.adviceFor(sheet.seat) : null

    // A phone shows all four.
    spacing: width < 560 ? Theme.gapSmall / 2 : Theme.gapSmall

    Repeater {
        model: 4

        Column {
            id: lane

            required property int index

            width: root.width

            TrackHead {
                width: parent.width
                height: root.width < 560 ? implicitHeight : 60
                owner: root.owner
                match: root.match
                track: root.sheet.tracks[lane.index]
                seat: root.sheet.seat
                isOpened: root.opened === lane.index
                onOpened: root.opened = root.opened === lane.index ? -1 : lane.index
            }
            // Whom of the others a step helps; the button says it to those who only hear it.
            AppText {
                objectName: "helps" + lane.index
                width: parent.width
                leftPadding: Theme.gap
                visible: text !== ""
                wrapMode: Text.Wrap
                text: root.sheet.tracks[lane.index].helps
                color: Theme.inkSoft
                font: Type.small
            }
            TrackStrip {
                width: parent.width
                owner: root.owner
                match: root.match
                track: lane.index
                next: root.sheet.tracks[lane.index].space
            }
            Loader {
                width: parent.width
                active: root.opened === lane.index && !root.isSpacesElsewhere
                visible: active
                sourceComponent: Component {
                    SpaceList {
                        match: root.match
                        track: lane.index
                    }
                }
            }
        }
    }
    AppText {
        width: parent.width
        visible: root.advice !== null
        wrapMode: Text.Wrap
        //: What the resources of a player are worth: steps on tracks
        text: root.advice === null ? "" : [qsTr("The resources pay for %n step(s).", "", root.advice.steps)].concat(root.advice.list).join("\n")
        color: Theme.inkSoft
        font: Type.label
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
